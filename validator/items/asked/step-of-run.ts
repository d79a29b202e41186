import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import { multiply } from "../../decimals/decimal.ts";
import type { Amount, Intent, Step, TokenMention } from "../../intent/intent.ts";
import type { Reading } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import { stepOf } from "../../intent/step-of.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { otherSide, type SideName, sideOf, sidesOfCall } from "../../reading/facts/sides.ts";
import type { Item, ItemOf } from "../item.ts";
import { type Ground, roleOf } from "../roles.ts";
import { leadAt, wordAt } from "./cut.ts";
import { partyIn } from "./party-in.ts";
import { EXCHANGES, type Run } from "./runs.ts";

/** One thing that the text asks for. */
export function stepOfRun(
  items: readonly Item[],
  reading: Reading,
  run: Run,
  calls: readonly Call[],
  ground: Ground,
): { step: Step; ambiguities: Intent["ambiguities"] } {
  const { operation, verb, values } = run;
  const call = calls.find((one) => one.operation === operation || one.alsoOperation?.includes(operation));
  const { quote: first = NOWHERE } = items[values[0] ?? -1] ?? {};
  const quote = items[verb ?? -1]?.quote ?? { text: "", start: first.start, end: first.start };
  const step = stepOf(operation, quote, {});
  const ambiguities: Intent["ambiguities"] = [];
  for (const at of values) {
    const item = items[at] as Item;
    if (item.is === "amount" && isId(items, at, step, item)) continue;
    if (item.is === "amount" || item.is === "token") {
      const isOwn = calls.some((one) => roleOf(item, one, ground) !== undefined);
      const isPrice = item.is === "amount" && operation === "swap" && isPriceAt(items, at);
      if (isPrice) fillByPrice(step, item);
      else if (item.is === "amount" && isFormer(items, at)) fillToken(step, item.token, "given");
      else fill(step, item, sideIn(items, at, item, run, step, call, ground), isOwn);
    } else if (item.is === "place") placeIn(step, item);
    else ambiguities.push(...partyIn(items, at, reading, step, calls, ground));
  }
  const isWhole = changesGrant(operation) && items.some(({ said }) => /^(?:all|whole|entire)$/.test(said));
  step.isWholeCollection = isWhole && step.token?.symbol !== undefined && step.token.contract !== undefined;
  return { step: wrapping(step, ground.chainId), ambiguities };
}

const NOWHERE = { text: "", start: 0, end: 0 };

/** "Convert 1 ETH into WETH" is wrapping. */
function wrapping(step: Step, chainId: number): Step {
  const [given, wanted] = [step.token, step.tokenOut].map((token) =>
    token ? resolveToken(token, chainId) : [],
  );
  const isNative = (tokens: typeof given) => tokens?.some(({ contract }) => contract === "native");
  const operation =
    isNative(given) && wanted?.some(isWrappedNative)
      ? "wrap"
      : isNative(wanted) && given?.some(isWrappedNative)
        ? "unwrap"
        : "swap";
  return step.action.operation === "swap" ? { ...step, action: { ...step.action, operation } } : step;
}

const ID_LEADS = /^(?:requests?|withdrawals?|requestids?|tickets?|ids?|nfts?|number|no|nr|#)$/;

/** "NFT #12", "requests 4 and 5" */
function isId(
  items: readonly Item[],
  at: number,
  { tokenIds }: Step,
  { amount, token, quote }: ItemOf<"amount">,
): boolean {
  if (token || amount.kind !== "number" || amount.value.scale > 0) return false;
  let lead = at - 1;
  while (lead > at - 3 && /^(?:,|and|&|:|=|\.)$/.test(wordAt(items, lead))) lead -= 1;
  const before = items[at - 1];
  const isOfCollection = before?.is === "token" && before.token.contract !== undefined;
  const isListed = tokenIds.some((id) => id.quote.start === items[lead]?.quote.start);
  if (!isOfCollection && !isListed && !ID_LEADS.test(wordAt(items, lead))) return false;
  tokenIds.push({ id: amount.value.digits, quote });
  return true;
}

/** "from 2 to 3": how it stands, and no sum of the request. */
const isFormer = (items: readonly Item[], at: number) =>
  wordAt(items, at - 1) === "from" && wordAt(items, at + 1) === "to" && items[at + 2]?.is === "amount";

/** "at 2,975 or better", "a limit price of 2975 DAI", "3000 USDC per ETH", "15 USDC each" */
function isPriceAt(items: readonly Item[], at: number): boolean {
  const place = leadAt(items, at);
  const lead = wordAt(items, place) === "of" ? wordAt(items, place - 1) : wordAt(items, place);
  return (
    /^(?:price|rate|@)$/.test(lead) ||
    wordAt(items, at - 1) === "at" ||
    /^(?:per|each|apiece)$/.test(wordAt(items, at + 1))
  );
}

/** Of what is sold, so many times the price is wanted at least; of what is bought, so much is given at most. */
function fillByPrice(step: Step, { amount: price, token }: ItemOf<"amount">): void {
  const isSale = step.amount !== undefined;
  const traded = step.amount ?? step.amountOut;
  const side = isSale ? "wanted" : "given";
  const isOfTraded = isSameToken(token, isSale ? step.token : step.tokenOut);
  if (token && !isOfTraded) fillToken(step, token, side);
  const isCount = traded?.kind === "number" && traded.unit === "token" && price.kind === "number";
  if (!isCount || isOfTraded || price.unit !== "token" || !(isSale ? step.tokenOut : step.token)) return;
  const bound = isSale ? "at least" : "at most";
  const sum: Amount = { ...price, value: multiply(traded.value, price.value), bound };
  if (isSale) step.amountOut ??= sum;
  else step.amount ??= sum;
}

const WANTED =
  /^(?:into|to|→|>|become|becomes|buy|output|out|receive|receiving|getting|want|amountout|amountoutmin|taker|taking)$/;
const GIVEN =
  /^(?:←|with|using|from|spending|paying|costing|input|sell|selling|by|pay|amountin|amountinmax|maker|making)$/;

/** By the word that leads to it, by what the call moves, or what stands first is what the verb is about. */
function sideIn(
  items: readonly Item[],
  at: number,
  { token }: ItemOf<"amount"> | ItemOf<"token">,
  { operation, object }: Run,
  step: Step,
  call: Call | undefined,
  { chainId }: Ground,
): SideName {
  const place = leadAt(items, at);
  const lead = wordAt(items, place);
  // "Redeem all my cDAI for DAI"
  if (!EXCHANGES.test(operation)) return step.token && /^(?:into|for|as|→)$/.test(lead) ? "wanted" : "given";
  const led = isPast(lead) ? undefined : operationVerb(lead)?.object;
  if (led) return led;
  if (/^(?:for|against)$/.test(lead)) return otherSide(object ?? "given");
  if (WANTED.test(lead)) return "wanted";
  if (GIVEN.test(lead)) return "given";
  const moved = call && token && sideOf(token, sidesOfCall(call, chainId), chainId);
  return moved ?? (step.token && token && !isSameToken(step.token, token) ? "wanted" : "given");
}

/** A sum that a call has counts before one that none has. */
function fill(step: Step, item: ItemOf<"amount"> | ItemOf<"token">, side: SideName, isOwn: boolean): void {
  const known = side === "given" ? step.token : step.tokenOut;
  if (known && item.token && !isSameToken(known, item.token) && item.token.symbol !== "native") return;
  fillToken(step, item.token, side);
  if (item.is !== "amount") return;
  const { amount } = item;
  if (side === "wanted") step.amountOut ??= amount;
  else if (!step.amount || (isOwn && !step.amount.token)) step.amount = amount;
  else step.restated.push(amount);
}

function fillToken(step: Step, token: TokenMention | undefined, side: SideName): void {
  if (side === "given") step.token ??= token;
  else step.tokenOut ??= token;
}

function placeIn(step: Step, { name, isContract, quote }: ItemOf<"place">): void {
  if (/^permit2$/i.test(name) && step.counterparty) step.protocol ??= { name: "permit2", quote };
  else if (changesGrant(step.action.operation))
    step.counterparty ??= { kind: "contract", name, quote, ...(isContract ? {} : { family: name }) };
  else if (!isContract) step.protocol ??= { name, quote };
}
