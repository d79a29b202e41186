import type { Call } from "../calls/call.ts";
import type { Intent } from "../intent/intent.ts";
import type { ReadTerms } from "../reading/read-terms.ts";
import { isHeldProhibition } from "./held-prohibition.ts";

type Prohibition = Intent["prohibitions"][number];

/**
 * The terms without what no check holds of their prohibitions: "the router can't pull what it hasn't been allowed" forbids nothing,
 * and "nothing under 5 will do" bounds a sum, so that their words and values are weighed and compared as any others. undefined where
 * a deed or somebody is forbidden that the calls have to do with.
 */
export function withGivenBack(terms: ReadTerms, calls: readonly Call[]): ReadTerms | undefined {
  const { reading, intent } = terms;
  const open = intent.prohibitions.filter((one) => !isHeldProhibition(one, intent, calls));
  if (open.length === 0) return terms;
  if (open.some((one) => isFirm(one, intent, calls) || overlaps(one, intent))) return undefined;
  const taken = reading.taken.slice();
  for (const { quote } of open) taken.fill(0, quote.start, quote.end);
  const prohibitions = intent.prohibitions.filter((one) => !open.includes(one));
  return { ...terms, reading: { ...reading, taken }, intent: { ...intent, prohibitions } };
}

/** "35 DAI, not 50" */
const CONTRAST = /^not \W*\d/i;
/** "Not an approval, a payment" tells apart what is meant. */
const OF_KIND = /^not (?:an?|the) /i;
/** "Don't use pools without an audit", "please never …"; "I don't like allowances" tells something. */
const IMPERATIVE = /^(?:do not|don['’]?t|never)\b/i;
const BEFORE_IMPERATIVE =
  /(?:^|[^\p{L}\p{N}'’\s]|\b(?:please|pls|plz|and|but|so|also|then|just|kindly|or))\s*$/iu;

/** "Do not send it", "never to 0x…", "no approval"; of an order that bounds a sum, "don't go below 5", the sum is compared. */
function isFirm(
  { isTakenBack, operation, tokens, isOfRoute, quote }: Prohibition,
  { text }: ReadTerms["intent"],
  calls: readonly Call[],
): boolean {
  if (isOfWhatIsLeft(text, quote, calls)) return false;
  const isOrder =
    IMPERATIVE.test(quote.text) &&
    BEFORE_IMPERATIVE.test(text.slice(0, quote.start)) &&
    !/\d/.test(quote.text);
  const isOwn =
    operation !== undefined &&
    calls.some((call) => call.operation === operation || call.alsoOperation?.includes(operation));
  return (
    isTakenBack === true ||
    isOrder ||
    tokens !== undefined ||
    isOfRoute === true ||
    (isOwn && !OF_KIND.test(quote.text)) ||
    CONTRAST.test(quote.text) ||
    /0x[0-9a-f]{40}/i.test(quote.text)
  );
}

/** Whether another term stands in it. */
const overlaps = ({ quote }: Prohibition, intent: ReadTerms["intent"]): boolean => {
  const { deadline, signedUntil, slippage, waivers, poolFee, serviceFee, partialFill } = intent;
  const { limits = [], exclusions = [] } = intent;
  const terms = [
    deadline,
    signedUntil,
    slippage,
    poolFee,
    serviceFee,
    partialFill,
    ...waivers,
    ...exclusions,
  ];
  return [...terms, ...limits.map(({ amount }) => amount)].some(
    (one) => one && one.quote.start < quote.end && quote.start < one.quote.end,
  );
};

/** "I leave no approvals open": so it is where each that is given is taken back. */
const LEFT = /\b(?:leav\w*|left|leftover|open|dangling|lying|stale|remain\w*|linger\w*)\b/i;
const NEAR = 30;

function isOfWhatIsLeft(text: string, { start, end }: Prohibition["quote"], calls: readonly Call[]): boolean {
  const given = calls.filter(({ operation }) => operation === "approve");
  const isTaken = (right: Call) =>
    calls.some(
      ({ operation, spender, amountIn }) =>
        operation === "revoke" &&
        spender === right.spender &&
        amountIn?.asset.contract === right.amountIn?.asset.contract,
    );
  return (
    given.length > 0 &&
    given.every(isTaken) &&
    /approv|allowance|permission/i.test(text.slice(start, end)) &&
    LEFT.test(text.slice(Math.max(0, start - NEAR), end + NEAR))
  );
}
