import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Step } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { type Reading, type Span, take } from "../../intent/reading.ts";
import { sideOf, sidesOfCall } from "../facts/sides.ts";
import { findMentions } from "../mentions/find-mentions.ts";
import { explain } from "./explain.ts";
import type { Ground } from "./ground.ts";
import { isWhole } from "./is-whole.ts";

/**
 * The steps of several grants to one spender, or of several that end, wherever their tokens stand: "0x… has allowances on
 * both my DAI and my USDC. Revoke both." Each is explained by the text without what is said of the others' tokens.
 */
export function explainSharedSpender(reading: Reading, ground: Ground): Step[] | undefined {
  const { calls, chainId } = ground;
  const [first] = calls;
  if (!first || calls.length < 2 || !calls.every((call) => isLike(call, first))) return undefined;
  const named = findMentions(reading, {
    operation: first.operation,
    isToken: () => true,
    isPlace: () => false,
  }).flatMap((mention) => {
    const token = mention.kind === "amount" || mention.kind === "token" ? mention.token : undefined;
    const of = token && calls.filter((call) => sideOf(token, sidesOfCall(call, chainId), chainId));
    return of ? [{ of, quote: mention.quote, from: mention.from, to: mention.to }] : [];
  });
  const list = calls
    .map((call) => named.find(({ of }) => of.includes(call)))
    .filter((one) => one !== undefined);
  if (named.some(({ of }) => of.length !== 1) || !isList(reading, list)) return undefined;
  // "Set one to zero" leaves the other; "the DAI one" is told by its token.
  const isOne = ({ lower }: Lexeme, at: number) => lower === "one" && named.every(({ to }) => to !== at);
  if (reading.lexemes.some(isOne)) return undefined;
  const starts = list.map(({ quote }) => quote.start).toSorted((one, other) => one - other);
  const steps = calls.flatMap((call, at) => {
    const own = { ...reading, taken: reading.taken.slice() };
    const [place, ...others] = named.toSorted(({ of }) => (of.includes(call) ? -1 : 1));
    for (const { of, quote } of others) if (!of.includes(call)) take(own, quote);
    const step = place?.of.includes(call) ? explain(own, { ...ground, calls: [call] }) : undefined;
    const start = starts[at];
    if (!step || start === undefined || !isWhole(step, [call])) return [];
    // The first has the verb that stands before; the others stand where the list does, in whatever order it has them.
    const verb = step.action.quote;
    const isFirst = at === 0 && verb.start < start;
    const quote = isFirst ? verb : { ...verb, start, end: start };
    const beside = [...(step.beside ?? []), ...(isFirst ? [] : [verb])];
    return [{ ...step, beside, action: { ...step.action, quote } }];
  });
  return steps.length === calls.length ? steps : undefined;
}

const BETWEEN =
  /^(?:[,/&+]|and|or|nor|plus|as|well|both|also|my|our|the|of|on|for|over|away|approvals?|allowances?)$/;

/** Whether nothing stands between tokens but what joins them: "USDC and DAI", not "USDC, keep DAI". */
function isList({ lexemes }: Reading, spans: readonly Span[]): boolean {
  const inOrder = spans.toSorted((one, other) => one.from - other.from);
  return inOrder.every(({ from }, at) =>
    lexemes.slice(inOrder[at - 1]?.to ?? from, from).every(({ lower }) => BETWEEN.test(lower)),
  );
}

const isLike = ({ operation, spender, nonFungibles }: Call, first: Call) =>
  changesGrant(operation) &&
  operation === first.operation &&
  spender !== undefined &&
  spender === first.spender &&
  !nonFungibles;
