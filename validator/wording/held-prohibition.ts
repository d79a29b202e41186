import type { Call } from "../calls/call.ts";
import { addressesOf } from "../calls/control-change.ts";
import type { Intent } from "../intent/intent.ts";
import { isOpen } from "../intent/prohibitions.ts";

type Prohibition = Intent["prohibitions"][number];

/** What forbids no more than the excess, which other checks look for: "nothing else", "no more than that". */
const EXCESS = /\b(?:else|other|more|beyond|exceed|unlimited|infinite|exact)\b/i;
/** "do not send anything to 0x…", "not to 0x…" */
const TO_SOMEBODY =
  /^(?:do not|don['’]t|not|never)(?: (?:send|pay|transfer|give|approve))?(?: (?:anything|any|it|money|funds))?(?: (?:to|for))?(?: the)? (0x[0-9a-f]{40})$/i;
/** "not USDT" */
const NOT_TOKEN = /^not (?:the |my |our )?(\S+)$/i;
const UNWANTED = /^(?:do not|don['’]t) (?:want|need)(?: any| the| my| this)? (\S+?)(?: anymore| any more)?$/i;
const NO_FEES = /^(?:no|without(?: any)?) fees?$/i;
const FEES_BORNE = /^(?:do not|don['’]t) (?:mind|care about)(?: the| any)? fees?$/i;
const OVER_SLIPPAGE = /\bslippage\b.*\b(?:over|above|past|higher|greater)\b/i;
/** Verbs of these are said of any deed: "don't move my money". */
const ANY_DEED = /^(?:transfer|administer|burn|other)$/;
const SAVE = /\b(?:but|except|unless|only|without|if)\b/i;

/** Whether a check holds these calls to what is forbidden. */
export function isHeldProhibition(
  prohibition: Prohibition,
  { slippage }: Pick<Intent, "slippage">,
  calls: readonly Call[],
): boolean {
  const { isUnread, tokens, isOfRoute, quote, operation } = prohibition;
  const { text } = quote;
  if (isUnread) return false;
  if (!tokens && EXCESS.test(text)) return true;
  const trades = calls.filter((call) => call.operation === "swap");
  if (NO_FEES.test(text)) return trades.length > 0;
  if (FEES_BORNE.test(text)) return true;
  if (OVER_SLIPPAGE.test(text)) return slippage !== undefined && trades.length > 0;
  // "without touching DAI" begins as "not without asking" goes on.
  if (isOpen(prohibition) || SAVE.test(text.replace(/^without /i, ""))) return false;
  if (isOfRoute) return trades.length > 0;
  if (tokens) return true;
  const [, address] = TO_SOMEBODY.exec(text) ?? [];
  if (address) return !partiesOf(calls).has(address.toLowerCase());
  // "I don't want WETH, unwrap 3 WETH": what is given away and comes from nowhere.
  const [, unwanted] = UNWANTED.exec(text) ?? [];
  if (unwanted && operation === undefined) return isGivenAway(unwanted.toLowerCase(), calls);
  const [, symbol] = NOT_TOKEN.exec(text) ?? [];
  if (symbol && operation === undefined) return !symbolsOf(calls).has(symbol.toLowerCase());
  if (operation === undefined || ANY_DEED.test(operation)) return false;
  return calls.every((call) => call.operation !== operation && !call.alsoOperation?.includes(operation));
}

/** Everybody whom the calls have to do with. */
const partiesOf = (calls: readonly Call[]): ReadonlySet<string> =>
  new Set(
    calls.flatMap(({ to, from, owner, recipient, spender, controlChange }) => [
      ...[to, from, owner, recipient, spender].flatMap((one) => one?.toLowerCase() ?? []),
      ...(controlChange ? addressesOf(controlChange) : []),
    ]),
  );

const isGivenAway = (symbol: string, calls: readonly Call[]): boolean =>
  calls.some(({ amountIn }) => amountIn?.asset.symbol?.toLowerCase() === symbol) &&
  calls.every(({ amountOut }) => amountOut?.asset.symbol?.toLowerCase() !== symbol);

const symbolsOf = (calls: readonly Call[]): ReadonlySet<string> =>
  new Set(
    calls.flatMap(({ amountIn, amountOut }) =>
      [amountIn, amountOut].flatMap((moved) => moved?.asset.symbol?.toLowerCase() ?? []),
    ),
  );
