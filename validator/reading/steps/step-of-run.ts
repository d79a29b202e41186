import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import type { Amount, Intent, Party, Quote, Step, TokenMention } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { familyOf } from "../../intent/protocol.ts";
import { leadAt, type Reading, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import type { SideName } from "../facts/sides.ts";
import type { MentionOf } from "./mention.ts";
import { leastOf, setByPrice } from "./price-told.ts";
import type { Run } from "./runs.ts";
import { sideTold } from "./side-told.ts";
import { stepOf } from "./step-of.ts";
import { claimedIds } from "./token-ids.ts";

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
  const step = stepOf(operation, verb?.quote ?? { ...startOf(run), text: "" }, {});
  const collection = mentions.find((mention) => mention.kind === "collection");
  const tokenIds = idsIn(reading, run, collection?.to);
  const price = mentions.find((mention) => mention.kind === "amount" && isPriceOf(reading, run, mention));
  for (const mention of mentions) {
    const isId = tokenIds.some(({ quote }) => quote.start === mention.quote.start);
    if (mention === price || isId) continue;
    const isJoined = JOINT.test(leadAt(reading.lexemes, mention.from));
    if (mention.kind === "amount" || mention.kind === "token") {
      const problem = fill(reading, slots, sideOf(reading, run, mention, slots), mention, chainId);
      if (problem && isJoined) ambiguities.push(problem);
    } else if (mention.kind === "place") {
      const problem = placeIn(reading, step, mention);
      if (problem && isJoined) ambiguities.push(problem);
    } else if (mention.kind === "address" || mention.kind === "party") {
      const problem = partyIn(reading, step, slots.given, mention, calls, isJoined);
      if (problem) ambiguities.push(problem);
    }
  }
  if (price?.kind === "amount" && price.amount.kind === "number")
    setByPrice(slots, price.amount, price.token);
  const { given, wanted } = slots;
  const isGrant = changesGrant(operation);
  const own = reading.lexemes.slice(run.from, run.to);
  const isWhole = isGrant && own.some(({ lower }) => /^(?:all|whole|entire|setapprovalforall)$/.test(lower));
  const isOfCollection =
    collection !== undefined || own.some(({ lower }) => /^(?:nfts?|collection)$/.test(lower));
  if (tokenIds.length > 0 || isWhole) given.token ??= collection?.token;
  Object.assign(step, {
    amount: given.amount,
    restated: given.restated,
    token: given.token,
    amountOut: wanted.amount,
    tokenOut: wanted.token,
    tokenIds,
    isWholeCollection: isWhole && isOfCollection && tokenIds.length === 0,
  });
  return wrapping(step, chainId);
}

const JOINT = /^(?:and|,|&|\+|plus|or|\/)$/;

function isPriceOf({ lexemes }: Reading, { operation }: Run, mention: MentionOf<"amount">): boolean {
  return operation === "swap" && (mention.isPrice || /^(?:each|apiece)$/.test(wordAt(lexemes, mention.to)));
}

/** The numbers of collectibles and claims in a run. */
function idsIn(reading: Reading, { from, to, operation }: Run, named: number | undefined): Step["tokenIds"] {
  const isOfIds = /#|\bnfts?\b|\bids?\b|\brequests?\b|\bwithdrawals?\b/i.test(reading.folded);
  // "my Bored Ape 12"
  const number = named === undefined ? undefined : reading.lexemes[named];
  if (number?.kind === "number" && /^\d+$/.test(number.lower))
    return [{ id: BigInt(number.lower), quote: quoteOf(reading.text, number) }];
  if (!isOfIds || !/^(?:transfer|approve|revoke|claim|withdraw|unstake)$/.test(operation)) return [];
  return claimedIds({ ...reading, lexemes: reading.lexemes.slice(from, to) });
}

/** "Convert 1 ETH into WETH" is wrapping. */
function wrapping(step: Step, chainId: number): Step {
  if (step.action.operation !== "swap" || !step.token || !step.tokenOut) return step;
  const [given, wanted] = [resolveToken(step.token, chainId), resolveToken(step.tokenOut, chainId)];
  const isNative = (tokens: typeof given) => tokens.some(({ contract }) => contract === "native");
  const operation =
    isNative(given) && wanted.some(isWrappedNative)
      ? "wrap"
      : isNative(wanted) && given.some(isWrappedNative)
        ? "unwrap"
        : "swap";
  return { ...step, action: { ...step.action, operation } };
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
  { given, wanted }: Record<SideName, Slot>,
): SideName {
  const into = /^(?:into|for|as|from|→)$/.test(leadAt(reading.lexemes, mention.from));
  if (!TRADES.test(operation)) return into && given.token && mention.kind === "token" ? "wanted" : "given";
  const all = (verb ? [verb, ...mentions] : mentions).toSorted((left, right) => left.from - right.from);
  const told = sideTold(reading, all, all.indexOf(mention));
  if (told) return told;
  if (isSameToken(wanted.token, mention.token)) return "wanted";
  return given.token && mention.token && !isSameToken(given.token, mention.token) ? "wanted" : "given";
}

function fill(
  reading: Reading,
  slots: Record<SideName, Slot>,
  side: SideName,
  mention: MentionOf<"amount"> | MentionOf<"token">,
  chainId: number,
): Intent["ambiguities"][number] | undefined {
  const slot = slots[side];
  const token = mention.token?.symbol === "native" && slot.amount ? undefined : mention.token;
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
  const amount = side === "wanted" ? leastOf(reading, mention) : mention.amount;
  if (!slot.amount) slot.amount = amount;
  else slot.restated.push(amount);
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
  { lexemes }: Reading,
  step: Step,
  { name, isContract, quote, from, to }: MentionOf<"place">,
): Intent["ambiguities"][number] | undefined {
  const isGrant = changesGrant(step.action.operation);
  // A permission "via Permit2" is written there.
  const isWay =
    /^permit2$/i.test(name) &&
    (/^(?:via|through|using|with)$/.test(wordAt(lexemes, from - 1)) ||
      /^(?:signature|permit|message|batch)$/.test(wordAt(lexemes, to)));
  if (isWay) step.protocol ??= { name: "permit2", quote };
  else if (isGrant) {
    const party: Party = { kind: "contract", name, quote, ...(isContract ? {} : { family: name }) };
    if (step.counterparty) return otherPlace(step.counterparty.quote, quote);
    step.counterparty = party;
  } else if (isContract) return undefined;
  else if (step.protocol && familyOf(step.protocol.name) !== familyOf(name)) {
    return otherPlace(step.protocol.quote, quote);
  } else step.protocol ??= { name, quote };
  return undefined;
}

const otherPlace = (first: Quote, quote: Quote): Intent["ambiguities"][number] => ({
  problem: `It names "${first.text}" and "${quote.text}" and does not say how much goes where.`,
  remedy: "Say in the intent, for each of them, what is to be done there.",
  quote,
});

const LABELS = /^(?:the|my|our|a|an|wallet|address|account|safe|multisig|is|at|[:(="'`])$/;

/** Whoever stands behind "from" gives, a token's contract names the token, anybody else receives or may spend. */
function partyIn(
  { lexemes }: Reading,
  step: Step,
  given: Slot,
  mention: MentionOf<"address"> | MentionOf<"party">,
  calls: readonly Call[],
  isJoined: boolean,
): Intent["ambiguities"][number] | undefined {
  const { quote, from } = mention;
  const party: Party =
    mention.kind === "party" ? mention.party : { kind: "address", address: mention.address, quote };
  let lead = from - 1;
  while (LABELS.test(wordAt(lexemes, lead))) lead -= 1;
  const word = wordAt(lexemes, lead);
  const isCollection =
    /^(?:collection|contract)$/.test(wordAt(lexemes, from - 1)) ||
    (wordAt(lexemes, from - 1) === "(" && given.token?.quote.end === lexemes[from - 2]?.end);
  if (mention.kind === "address" && (isCollection || isToken(mention.address, calls))) {
    given.token = {
      ...(given.token ?? { symbol: undefined, known: true, quote }),
      contract: mention.address,
    };
    return undefined;
  }
  // "have the Safe 0x… pay", "add an owner to my Safe 0x…"
  const isSafe = /^(?:safe|multisig)$/.test(wordAt(lexemes, from - 1));
  const isActing = isSafe && (/^(?:have|let)$/.test(word) || step.action.operation === "administer");
  if (isActing || word === "from" || (word === "of" && wordAt(lexemes, lead - 1) === "out")) {
    step.source ??= party;
    return undefined;
  }
  const known = step.counterparty;
  const isAgain = known?.kind === "address" && party.kind === "address" && known.address === party.address;
  const isNamed = known?.kind === "name" && known.problem === undefined;
  const isPlace = known?.kind === "contract" && !isJoined;
  if (!known || isNamed || isPlace) step.counterparty = party;
  else if (!isAgain && party.kind === "address")
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
