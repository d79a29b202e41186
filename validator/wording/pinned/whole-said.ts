import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import type { Quote, TokenMention } from "../../intent/intent.ts";
import type { Item } from "../../items/item.ts";
import type { Said } from "./said.ts";
import { saysOf } from "./says-of.ts";

const ALL =
  /^(?:all|entire|entirely|whole|wholly|full|fully|complete|completely|everything|total|totally|outstanding|max|maximum|close|every)$/;
/** In several words: "down to nothing", "to the last cent", "the lot", "debt-free". */
const TO_NOTHING =
  /(?:^| )(?:(?:the|whole) lot|(?:every |the )?(?:very )?last (?:remaining |single )?(?:cent|penny|unit|bit|crumb|speck|drop|grain|wei)|(?:to|at) (?:nil|nought)|(?:down to|owing|owing it|owing them|owe|owe them|owe it) (?:nothing|nil|zero|none)|nothing (?:of mine |of ours )?(?:left|remains|remaining|over|should)|extinguish|extinguished|(?:it|debt|loan) gone|debt (?:- )?free|debt-free|zero (?:my|our|out))(?: |$)/;
const LIMITLESS =
  /^(?:unlimited|limitless|infinite|unbounded|any|boundless|uncapped|endless|max|maximum|uint256|limit|limits|ceiling|cap)$/;

/** A debt that is settled is paid back in full, and a position that is closed or emptied is taken out whole. */
const CLOSING =
  /^(?:close|close out|settle|clear|pay off|pay back|repay|wipe out|wipe off|finish|pay|empty|exit|drain|clean out|liquidate|get rid of)$/;
const SETTLED = /^(?:settle|settled|settling|settlement|empty|emptied|drain|drained)$/;
const LYING =
  /^(?:debt|debts|loan|borrow|borrowing|borrowings|position|borrow position|deposit|balance|supply)$/;

/** "all my USDC and DAI": of what is listed behind all of another. */
function allBeside({ token, tokenOut }: Said, items: readonly Item[]): Quote | undefined {
  const start = (token ?? tokenOut)?.quote.start;
  let at = items.findIndex(({ is, quote }) => is === "token" && quote.start === start);
  while (at > 1 && /^(?:,|and|&|my|\+)$/.test(items[at - 1]?.said ?? "")) {
    at -= 1;
    const lead = items[at - 1];
    if (lead?.is === "amount" && lead.amount.kind === "all") return lead.quote;
    if (lead?.is === "token") at -= 1;
  }
  return undefined;
}

/** What the text says of all there is, where the call takes just that and the words say no number. */
export function withWhole(call: Call, items: readonly Item[], said: Said): Said {
  const { amountIn, amountOut } = call;
  const shares = sharesOf(call, items, said);
  if (shares) return { ...said, token: shares };
  if (said.amount ?? said.amountOut) return said;
  if (changesGrant(call.operation) && amountIn && isUnlimited(amountIn.baseUnits)) {
    const quote = saysOf(items, LIMITLESS);
    return quote ? { ...said, amount: { kind: "unlimited", token: said.token, quote } } : said;
  }
  if (!/^(?:repay|withdraw)$/.test(call.operation)) return said;
  const closed = closedIn(items, said);
  const quote =
    saysOf(items, ALL) ??
    toNothing(items) ??
    allBeside(said, items) ??
    saysOf(items, SETTLED) ??
    closed?.quote;
  if (!quote) return said;
  // "Repay my DAI loan": a part does where nothing says how much.
  const isImplied = closed && /^(?:repay|pay|pay back)$/.test(closed.verb);
  if (call.operation === "repay" && amountIn && amountIn.bound !== "all" && closed)
    return { ...said, amount: { kind: "all", token: said.token, quote, ...(isImplied && { isImplied }) } };
  if (amountIn?.bound === "all") return { ...said, amount: { kind: "all", token: said.token, quote } };
  if (amountOut?.bound === "all") return { ...said, amountOut: { kind: "all", token: said.tokenOut, quote } };
  return said;
}

function toNothing(items: readonly Item[]): Quote | undefined {
  const found = TO_NOTHING.exec(items.map(({ said }) => said).join(" "));
  let end = 0;
  return items.find(({ said }) => {
    end += said.length + 1;
    return found && found.index < end - 1;
  })?.quote;
}

/** "Redeem 80 shares from the sDAI vault": the contract that is named is what they are of. */
function sharesOf({ amountIn, to }: Call, items: readonly Item[], said: Said): TokenMention | undefined {
  if (!amountIn || amountIn.asset.contract !== to || !said.amount || said.token) return undefined;
  const { start } = said.amount.quote;
  const at = items.findIndex(({ quote }) => quote.start === start);
  const vault = items.find((item) => item.is === "place" && item.addresses?.has(to) === true);
  const isLess = /^(?:but|except)$/.test(items[at - 1]?.said ?? "");
  if (!vault || isLess || !/^shares?$/.test(items[at + 1]?.said ?? "")) return undefined;
  return { symbol: amountIn.asset.symbol, contract: to, known: true, quote: vault.quote };
}

/** "close my USDC loan": right behind the verb, and what it is. */
function closedIn(
  items: readonly Item[],
  { token, tokenOut }: Said,
): { quote: Quote; verb: string } | undefined {
  const start = (token ?? tokenOut)?.quote.start;
  const at = items.findIndex(({ is, quote }) => is === "token" && quote.start === start);
  if (at < 0) return undefined;
  let [before, behind] = [at - 1, at + 1];
  const isBeside = (item: Item | undefined) => item?.is === "place" || item?.is === "term";
  while (isBeside(items[before])) before -= 1;
  while (isBeside(items[behind])) behind += 1;
  const verb = items[before - 1];
  const isHeld = /^(?:my|our|the)$/.test(items[before]?.said ?? "") && LYING.test(items[behind]?.said ?? "");
  return isHeld && verb && CLOSING.test(verb.said) ? { quote: verb.quote, verb: verb.said } : undefined;
}
