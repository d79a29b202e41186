import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { decimal } from "../../decimals/decimal.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import type { NumberAmount, Quote, TokenMention } from "../../intent/intent.ts";
import { sidesOfCall } from "../../reading/facts/sides.ts";
import type { Item } from "../../tally/item.ts";
import type { Mention } from "../../tally/own.ts";
import type { Role } from "../../tally/roles.ts";
import type { Said } from "../../tally/said.ts";
import { boundOf } from "./firm.ts";
import { saysOf } from "./says-of.ts";

/** What the text says of the two sides of a call. */
export function sumsSaid(
  call: Call,
  mentions: readonly Mention[],
  items: readonly Item[],
  chainId: number,
): Said {
  const { given, wanted } = sidesOfCall(call, chainId);
  const isTrade = call.operation === "swap";
  const told = withWhole(call, items, {
    ...sideSaid(mentions, "given", given?.asset.symbol, isTrade),
    ...outOf(sideSaid(mentions, "wanted", wanted?.asset.symbol, isTrade)),
  });
  return isTrade ? told : withoutBounds(told);
}

/** "… for 0.2 WETH or more, then unwrap 0.2 WETH": the bound is of the call before. */
function withoutBounds(said: Said): Said {
  const [isIn, isOut] = [boundOf(said.amount) === "exact", boundOf(said.amountOut) === "exact"];
  if (said.amount && isIn && said.amountOut && !isOut) return { ...said, amountOut: undefined };
  return said.amountOut && isOut && said.amount && !isIn ? { ...said, amount: undefined } : said;
}

/** The first amount and the first token that the text tells of one side; a currency's own symbol before that of its other form. */
function sideSaid(
  mentions: readonly Mention[],
  role: Role,
  symbol: string | undefined,
  isTrade: boolean,
): Pick<Said, "amount" | "token"> {
  const own = mentions.filter((one) => one.role === role).map(({ item }) => item);
  const isOwn = (item: Item) =>
    (item.is === "amount" || item.is === "token") &&
    item.token?.symbol?.toLowerCase() === symbol?.toLowerCase();
  const amounts = own.filter(({ is }) => is === "amount");
  // "for 0.2 WETH or more, then unwrap 0.2 WETH": what bounds the call before is not what this one takes.
  const isExact = (item: Item) =>
    item.is === "amount" && item.amount.kind === "number" && item.amount.bound === "exact";
  const amount =
    (isTrade ? undefined : amounts.find((item) => isOwn(item) && isExact(item))) ??
    amounts.find(isOwn) ??
    amounts[0];
  const tokens = own.filter(
    (item) => (item.is === "amount" || item.is === "token") && item.token !== undefined,
  );
  const token = tokens.find(isOwn) ?? tokens[0];
  return {
    amount: amount?.is === "amount" ? amount.amount : undefined,
    token: token?.is === "amount" || token?.is === "token" ? token.token : undefined,
  };
}

const outOf = ({ amount, token }: Pick<Said, "amount" | "token">) => ({ amountOut: amount, tokenOut: token });

const ALL =
  /^(?:all|entire|entirely|whole|wholly|full|fully|complete|completely|everything|total|totally|outstanding|max|maximum|close|every)$/;
const LIMITLESS =
  /^(?:unlimited|limitless|infinite|unbounded|any|boundless|uncapped|endless|max|maximum|uint256|limit|limits|ceiling|cap)$/;

/** A debt that is settled is paid back in full. */
const SETTLED = /^(?:settle|settled|settling|settlement)$/;

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
function withWhole(call: Call, items: readonly Item[], said: Said): Said {
  const { amountIn, amountOut } = call;
  const shares = sharesOf(call, items, said);
  if (shares) return { ...said, token: shares };
  const single = singleOf(call, items, said);
  if (single) return { ...said, amount: single };
  if (said.amount ?? said.amountOut) return said;
  if (changesGrant(call.operation) && amountIn && isUnlimited(amountIn.baseUnits)) {
    const quote = saysOf(items, LIMITLESS);
    return quote ? { ...said, amount: { kind: "unlimited", token: said.token, quote } } : said;
  }
  const quote =
    saysOf(items, ALL) ??
    allBeside(said, items) ??
    (call.operation === "repay" ? saysOf(items, SETTLED) : undefined);
  if (!quote || !/^(?:repay|withdraw)$/.test(call.operation)) return said;
  if (amountIn?.bound === "all") return { ...said, amount: { kind: "all", token: said.token, quote } };
  if (amountOut?.bound === "all") return { ...said, amountOut: { kind: "all", token: said.tokenOut, quote } };
  return said;
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

/** "a WETH", "an ether": one of what the call gives, where that is one. */
function singleOf(call: Call, items: readonly Item[], said: Said): NumberAmount | undefined {
  const { amountIn } = call;
  if (said.amount || !said.token || amountIn?.asset.decimals === undefined) return undefined;
  if (amountIn.baseUnits !== 10n ** BigInt(amountIn.asset.decimals)) return undefined;
  const { start } = said.token.quote;
  const at = items.findIndex(({ quote }) => quote.start === start);
  // "a full ETH"
  const lead = items[/^(?:full|whole|single)$/.test(items[at - 1]?.said ?? "") ? at - 2 : at - 1];
  return lead && /^(?:an?|one|1)$/.test(lead.said)
    ? {
        kind: "number",
        value: decimal("1"),
        unit: "token",
        bound: "exact",
        token: said.token,
        quote: lead.quote,
      }
    : undefined;
}
