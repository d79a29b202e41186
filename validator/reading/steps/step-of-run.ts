import type { Call } from "../../calls/call.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import type { Amount, Intent, Party, Step, TokenMention } from "../../intent/intent.ts";
import { familyOf } from "../../intent/protocol.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import { sideByCue } from "../explanation/direction.ts";
import type { SideName } from "../explanation/sides.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import type { Run } from "./runs.ts";

interface Slot {
  amount: Amount | undefined;
  token: TokenMention | undefined;
  restated: Amount[];
}

const empty = (): Slot => ({ amount: undefined, token: undefined, restated: [] });

/** One thing that the text asks for; what has no place in it is ambiguous. */
export function stepOfRun(
  reading: Reading,
  run: Run,
  calls: readonly Call[],
  chainId: number,
  ambiguities: Intent["ambiguities"],
): Step {
  const { operation, verb, mentions } = run;
  const slots: Record<SideName, Slot> = { given: empty(), wanted: empty() };
  const step: Step = {
    action: { operation, quote: verb?.quote ?? { ...startOf(run), text: "" } },
    amount: undefined,
    restated: [],
    token: undefined,
    amountOut: undefined,
    tokenOut: undefined,
    tokenIds: [],
    isWholeCollection: false,
    protocol: undefined,
    counterparty: undefined,
    source: undefined,
  };
  for (const mention of mentions) {
    if (mention.kind === "amount" || mention.kind === "token") {
      const problem = fill(slots, sideOf(reading, run, mention, slots), mention, chainId);
      if (problem) ambiguities.push(problem);
    } else if (mention.kind === "place") placeIn(step, mention, ambiguities);
    else if (mention.kind !== "verb") {
      const problem = partyIn(reading, step, slots.given, mention, calls);
      if (problem) ambiguities.push(problem);
    }
  }
  const { given, wanted } = slots;
  Object.assign(step, {
    amount: given.amount,
    restated: given.restated,
    token: given.token,
    amountOut: wanted.amount,
    tokenOut: wanted.token,
  });
  return step;
}

function startOf({ mentions }: Run): { start: number; end: number } {
  const start = mentions[0]?.quote.start ?? 0;
  return { start, end: start };
}

const TRADES = /^(?:swap|wrap|unwrap|stake|unstake)$/;

/** By the word that governs it; else what stands first is what the verb is about. */
function sideOf(
  reading: Reading,
  { verb, operation, mentions }: Run,
  mention: MentionOf<"amount"> | MentionOf<"token">,
  { given }: Record<SideName, Slot>,
): SideName {
  const into = /^(?:into|for|as|->|→)$/.test(wordAt(reading.lexemes, mention.from - 1));
  if (!TRADES.test(operation)) return into && given.token && mention.kind === "token" ? "wanted" : "given";
  const all: Mention[] = verb ? [verb, ...mentions] : mentions;
  const cue = sideByCue(reading, all, all.indexOf(mention));
  if (cue) return cue;
  return given.token && mention.token && !isSameToken(given.token, mention.token) ? "wanted" : "given";
}

function fill(
  slots: Record<SideName, Slot>,
  side: SideName,
  mention: MentionOf<"amount"> | MentionOf<"token">,
  chainId: number,
): Intent["ambiguities"][number] | undefined {
  const slot = slots[side];
  const { token } = mention;
  if (token && slot.token && !isSame(token, slot.token, chainId)) {
    const other = slots[side === "given" ? "wanted" : "given"].token;
    if (other && isSame(token, other, chainId)) return undefined;
    return {
      problem: `It names "${slot.token.quote.text}" and "${token.quote.text}" and does not say how much of which.`,
      remedy: "Say in the intent, for each token, how much of it is meant.",
      quote: token.quote,
    };
  }
  slot.token ??= token;
  if (mention.kind !== "amount") return undefined;
  if (!slot.amount) slot.amount = mention.amount;
  else slot.restated.push(mention.amount);
  return undefined;
}

/** A currency may stand for its wrapped form. */
function isSame(left: TokenMention, right: TokenMention, chainId: number): boolean {
  if (isSameToken(left, right)) return true;
  const [one, other] = [resolveToken(left, chainId), resolveToken(right, chainId)];
  const isNative = (tokens: typeof one) => tokens.some(({ contract }) => contract === "native");
  return (isNative(one) && other.some(isWrappedNative)) || (isNative(other) && one.some(isWrappedNative));
}

function placeIn(
  step: Step,
  { name, isContract, quote }: MentionOf<"place">,
  ambiguities: Intent["ambiguities"],
): void {
  const isGrant = step.action.operation === "approve" || step.action.operation === "revoke";
  if (isGrant && !(name === "permit2" && step.counterparty)) {
    const party: Party = { kind: "contract", name, quote, ...(isContract ? {} : { family: name }) };
    step.counterparty ??= party;
  } else if (isContract) return;
  else if (step.protocol && familyOf(step.protocol.name) !== familyOf(name)) {
    ambiguities.push({
      problem: `It names "${step.protocol.quote.text}" and "${quote.text}" and does not say how much goes where.`,
      remedy: "Say in the intent, for each protocol, what is to be done there.",
      quote,
    });
  } else step.protocol ??= { name, quote };
}

const LABELS = /^(?:the|my|our|a|an|wallet|address|account|safe|multisig|is|at|[:(="'`])$/;

/** Whoever stands behind "from" gives, a token's contract names the token, anybody else receives or may spend. */
function partyIn(
  { lexemes }: Reading,
  step: Step,
  given: Slot,
  mention: MentionOf<"address"> | MentionOf<"party">,
  calls: readonly Call[],
): Intent["ambiguities"][number] | undefined {
  const { quote, from } = mention;
  const party: Party =
    mention.kind === "party" ? mention.party : { kind: "address", address: mention.address, quote };
  let lead = from - 1;
  while (LABELS.test(wordAt(lexemes, lead))) lead -= 1;
  const word = wordAt(lexemes, lead);
  if (mention.kind === "address" && isToken(mention.address, calls)) {
    given.token ??= { symbol: undefined, contract: mention.address, known: true, quote };
    return undefined;
  }
  if (word === "from" || (word === "of" && wordAt(lexemes, lead - 1) === "out")) {
    step.source ??= party;
    return undefined;
  }
  const known = step.counterparty;
  const isAgain = known?.kind === "address" && party.kind === "address" && known.address === party.address;
  if (!known || (known.kind === "name" && known.problem === undefined)) step.counterparty = party;
  else if (!isAgain && party.kind === "address" && known.kind === "address")
    return {
      problem: `It names "${known.quote.text}" and "${quote.text}" and does not say how much goes to whom.`,
      remedy: "Say in the intent, for each address, what it is to get.",
      quote,
    };
  return undefined;
}

function isToken(address: string, calls: readonly Call[]): boolean {
  return calls.some(
    ({ amountIn, amountOut, recipient, spender, nonFungibles = [] }) =>
      address !== recipient &&
      address !== spender &&
      (amountIn?.asset.contract === address ||
        amountOut?.asset.contract === address ||
        nonFungibles.some(({ collection }) => collection === address)),
  );
}
