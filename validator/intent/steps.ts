import type { Operation } from "../calls/call.ts";
import { MOST_ACTIONS } from "./actions.ts";
import { groupAmounts } from "./amount-groups.ts";
import { findWholeCollection } from "./collections.ts";
import { evenShare } from "./even-shares.ts";
import type { Amount, Intent, Party, Step, TokenMention } from "./intent.ts";
import { asMoved, findItems, type Item } from "./items.ts";
import { furtherTokens, listsOf } from "./joined-objects.ts";
import { quoteOf } from "./lexer.ts";
import { mergeSteps } from "./merge-steps.ts";
import { findParties } from "./parties.ts";
import { findProceeds } from "./proceeds.ts";
import { endsSentence, isTaken, type Reading, type Stretch, take, wordAt } from "./reading.ts";
import { isSameToken } from "./same-asset.ts";
import { isTwoSided, readExchanges } from "./sides.ts";
import { withoutStatements } from "./stated-needs.ts";
import { findPermit2, findProtocol } from "./step-protocol.ts";
import { thresholdIn } from "./threshold.ts";
import { findTokenIds } from "./token-ids.ts";
import type { FoundAction } from "./verb-at.ts";

export interface FoundSteps {
  steps: Step[];
  ambiguities: Intent["ambiguities"];
}

/** Cuts the intent at its verbs and reads what each part is about. */
export function findSteps(reading: Reading, actions: readonly FoundAction[]): FoundSteps {
  const ambiguities: Intent["ambiguities"] = [];
  const starts = actions.map(({ at }, index) =>
    index === 0 ? 0 : cutBefore(reading, at, actions[index - 1]?.at ?? 0),
  );
  const steps = actions.flatMap((found, index) => {
    const [from, to] = [starts[index] ?? found.at, starts[index + 1] ?? reading.lexemes.length];
    return readStretch({ reading, from, to, verb: found.at }, found, ambiguities);
  });
  const [last] = actions.slice(MOST_ACTIONS - 1);
  if (last) {
    ambiguities.push({
      problem: `It asks for ${MOST_ACTIONS} things and more, which is too much to check at once.`,
      remedy: "Ask for fewer things in one intent.",
      quote: last.action.quote,
    });
  }
  return { steps: mergeSteps(reading, steps), ambiguities };
}

/** How far before its verb a part may begin: "then, on Aave, deposit it". */
const LEAD_REACH = 12;

/** A part begins after the sentence or the "then" before its verb, if that is near. */
function cutBefore({ lexemes }: Reading, verb: number, previous: number): number {
  for (let at = verb - 1; at > Math.max(previous, verb - LEAD_REACH); at -= 1)
    if (endsSentence(lexemes[at]) || wordAt(lexemes, at) === "then") return at;
  return verb;
}

function readStretch(stretch: Stretch, found: FoundAction, ambiguities: Intent["ambiguities"]): Step[] {
  const { reading } = stretch;
  const { action } = found;
  take(reading, action.quote);
  const isApproval = action.operation === "approve" || action.operation === "revoke";
  const protocol = isApproval
    ? findPermit2(stretch)
    : findProtocol(stretch, action.operation === "swap", ambiguities);
  const tokenIds = findTokenIds(stretch, action.operation);
  const proceeds = stretch.from > 0 ? findProceeds(stretch) : undefined;
  const { counterparties, source, tokenContracts } = findParties(stretch, action.operation);
  const whole = findWholeCollection(stretch, action.operation);
  const items = ofSentence(
    stretch,
    withoutStatements(stretch, action.operation, findItems(stretch, action.operation, tokenContracts)),
  );
  const step: Step = {
    action,
    amount: undefined,
    restated: [],
    token: whole === undefined || whole === true ? undefined : whole.token,
    amountOut: undefined,
    tokenOut: undefined,
    tokenIds,
    isWholeCollection: whole !== undefined || (isApproval && items.some(isAllOfUnknown)),
    protocol: protocol && { name: protocol.name, quote: protocol.quote },
    counterparty: counterparties[0],
    source,
    ...(proceeds ? { proceeds } : {}),
    ...(found.wish ? { position: found.wish } : {}),
  };
  const steps =
    counterparties.length <= 1 && isTwoSided(action.operation)
      ? listsOf(stretch, found, items, ambiguities).flatMap((list) => exchanges(stretch, found, list, step))
      : counterparties.length <= 1 && /liquidity$/.test(action.operation)
        ? [withPool(items, step)]
        : furtherTokens(
            stretch,
            items,
            oneSided(stretch, items.map(asMoved), step, counterparties, ambiguities),
            ambiguities,
          );
  for (const { amount, token, restated, amountOut, tokenOut, also = [] } of steps)
    for (const used of [amount, token, amountOut, tokenOut, ...restated, ...also.flatMap(Object.values)])
      if (used) take(reading, used.quote);
  return steps.map((read) => wholeOfMine(stretch, found, read));
}

/** What is said before the verb's own sentence counts only where that names no amount: "My budget is 100 USDC. Send 5 USDC". */
function ofSentence({ reading: { lexemes }, verb }: Stretch, items: Item[]): Item[] {
  let start = verb;
  while (start > 0 && !endsSentence(lexemes[start - 1])) start -= 1;
  const own = items.filter(({ from }) => from >= start);
  return own.some(({ amount }) => amount) ? own : items;
}

/** Operations that end something of one's own: without an amount all of it is meant, "repay my USDC borrow". */
const ENDING: ReadonlySet<Operation> = new Set(["repay", "withdraw", "unstake", "unwrap"]);

function wholeOfMine({ reading, from, to }: Stretch, { action, verb }: FoundAction, step: Step): Step {
  if (step.amount || step.proceeds || !ENDING.has(action.operation)) return step;
  const find = (word: RegExp) =>
    reading.lexemes.findIndex(({ lower }, at) => at >= from && at < to && word.test(lower));
  // "withdraw everything I have in USDC"
  const whole = find(/^(?:everything|entire|whole|fully)$/);
  const mine = whole < 0 ? find(/^my$/) : whole;
  const isClosing = /^(?:close|clear|settle)$/.test(verb);
  if (mine < 0 && !isClosing) return step;
  const quote = isClosing
    ? action.quote
    : quoteOf(reading.text, reading.lexemes[mine] ?? action.quote, step.token?.quote);
  const implied = isClosing || whole >= 0 ? {} : { isImplied: true as const };
  return { ...step, amount: { kind: "all", token: step.token, quote, ...implied } };
}

/** "all my BAYC": of a token that no table knows, and so most likely a collection. */
function isAllOfUnknown({ amount, token }: Item): boolean {
  return amount?.kind === "all" && token !== undefined && !token.known;
}

function exchanges(stretch: Stretch, found: FoundAction, items: readonly Item[], step: Step): Step[] {
  return readExchanges(stretch, found, items).map(({ given, wanted }) => ({
    ...step,
    amount: given.amount,
    restated: given.restated,
    token: given.token,
    amountOut: wanted.amount,
    tokenOut: wanted.token,
  }));
}

function withPool([first, ...others]: readonly Item[], step: Step): Step {
  // "… to the ETH/USDC pool" names them again.
  const isNew = ({ amount, token }: Item) => amount !== undefined || !isSameToken(token, first?.token);
  const also = others
    .filter(
      (item, index) =>
        isNew(item) &&
        (item.amount || !others.slice(0, index).some(({ token }) => isSameToken(token, item.token))),
    )
    .map(({ amount, token }) => ({ amount, token }));
  return { ...step, amount: first?.amount, token: first?.token, ...(also.length > 0 ? { also } : {}) };
}

function oneSided(
  { reading, from, to }: Stretch,
  items: readonly Item[],
  step: Step,
  counterparties: readonly Party[],
  ambiguities: Intent["ambiguities"],
): Step[] {
  const mention = items.find(({ amount }) => !amount)?.token ?? step.token;
  const groups = groupAmounts(reading, items, counterparties);
  const withAmount = (group: readonly Amount[], counterparty: Party | undefined): Step => {
    const [amount, ...restated] = group;
    const token = amount?.token ?? restated.find((other) => other.token)?.token;
    return { ...step, amount, restated, token: nameContract(token, mention), counterparty };
  };
  if (step.action.operation === "administer")
    return [
      { ...withAmount([], counterparties.at(-1)), amount: thresholdIn({ reading, from, to, verb: from }) },
    ];
  if (groups.length <= 1 && counterparties.length <= 1)
    return [withAmount(groups[0] ?? [], counterparties[0])];
  if (counterparties.length <= 1) return groups.map((group) => withAmount(group, counterparties[0]));
  const saysEach = reading.lexemes
    .slice(from, to)
    .some(
      ({ lower }, at) =>
        lower === "each" && !isTaken(reading, from + at) && wordAt(reading.lexemes, from + at - 1) !== "half",
    );
  // "0.4 ETH each": a second amount is nobody's own.
  if (groups.length === counterparties.length && !saysEach)
    return groups.map((group, index) => withAmount(group, counterparties[index]));
  const [only = [], ...others] = groups;
  const isPaid = step.action.operation === "transfer" && others.length === 0;
  const share = isPaid
    ? evenShare({ reading, from, to, verb: from }, only, counterparties.length)
    : undefined;
  if (share) return counterparties.map((party) => withAmount(share, party));
  // What is allowed to one is not taken from the other.
  const isEach = saysEach || /^(?:approve|revoke)$/.test(step.action.operation);
  if (isEach && others.length === 0) return counterparties.map((party) => withAmount(only, party));
  const { quote } = step.action;
  ambiguities.push({
    problem: `It names ${counterparties.length} addresses beside "${quote.text}" and does not say what goes to which.`,
    remedy: "Say in the intent, for every address, what it is to receive.",
    quote,
  });
  return [withAmount(only.slice(0, 1), counterparties[0])];
}

/** A contract that is named apart says which token of that name is meant. */
function nameContract(
  token: TokenMention | undefined,
  mention: TokenMention | undefined,
): TokenMention | undefined {
  return token && mention?.contract && mention.symbol === undefined
    ? { ...token, contract: mention.contract }
    : (token ?? mention);
}
