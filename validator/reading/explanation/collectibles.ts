import { type Address, parseAddress } from "../../addresses/address.ts";
import type { Call, NonFungible } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { isOfProtocol } from "../../calls/protocols-of.ts";
import { isMeantBy, isOfOther, namesOf } from "../../data/collections.ts";
import { contractAt } from "../../data/contracts.ts";
import { knownCollectionAt } from "../../intent/collections.ts";
import type { NumberAmount, Party, Quote, Step, TokenMention } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, pastWords, quoteSpan, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { verbAt } from "../mentions/find-mentions.ts";
import type { Mention } from "../mentions/mention.ts";
import { stepOf } from "../steps/step-of.ts";
import { askedFor } from "./asked-operation.ts";
import type { Ground } from "./ground.ts";
import { isParty } from "./parties.ts";
import { saysWhole, wholesIn } from "./whole-collection.ts";

const ID = /^(?:ids?|tokens?|tokenids?|token-ids?|nfts?|items?|editions?|positions?|collectibles?)$/;
const BEFORE_ID = /^(?:#|:|=|no|nr|number|\.|is|its|it's|id|\(|,|and|&|token|the)$/;
const COUNTED = /^(?:copies|copy|units?|pieces?|editions?|items?|nfts?|tokens?|x|×|of)$/;
const QUANTITY = /^(?:quantity|amount|count|copies|number)$/;
const REACH = 5;
/** More than this nobody names in one request. */
const MOST = 64;

interface Found {
  token: TokenMention | undefined;
  ids: Step["tokenIds"];
  count: NumberAmount | undefined;
  counterparty: Party | undefined;
  source: Party | undefined;
  mentions: Mention[];
  beside: Quote[];
}

const NAMELESS = { symbol: undefined, contract: undefined, known: true };

/**
 * The step that a reading asks for where the call is about collectibles: every number is an id or a count of the call's,
 * every address has its role, and the collection is named by contract or name. Undefined where anything is not.
 */
export function explainCollectibles(
  reading: Reading,
  call: Call,
  { calls, chainId }: Pick<Ground, "calls" | "chainId">,
  moved: readonly NonFungible[],
): Step | undefined {
  const found: Found = {
    token: undefined,
    ids: [],
    count: undefined,
    counterparty: undefined,
    source: undefined,
    mentions: [],
    beside: [],
  };
  const [whole] = moved.filter(({ tokenId }) => tokenId === undefined);
  const wholes = whole ? wholesIn(reading, whole.collection) : [];
  for (const span of wholes) readWhole(reading, span, found);
  const isSmall = (at: number) => isTaken(reading, at) || isOfWhole(reading, at, wholes, moved);
  for (let at = 0; at < reading.lexemes.length; ) {
    const end = isSmall(at) ? at + 1 : read(reading, at, call, moved, chainId, found);
    if (end === undefined || found.mentions.length > MOST) return undefined;
    at = end;
  }
  const quote = askedFor(reading, found.mentions, call, calls, () => undefined);
  const isSaidWhole = whole !== undefined && saysWhole(reading, wholes, whole.collection);
  // "… and my penguins", also where it was taken for a remark
  if (moved[0] && namesOthers(reading, moved[0].collection)) return undefined;
  if (!quote || !found.token || (whole && call.operation === "approve" && !isSaidWhole)) return undefined;
  // "All my apes go to 0x…": more than the call moves.
  if (!whole && isOfAll(reading, found.mentions)) return undefined;
  if (!moved.every((one) => isNamed(one, found, moved.length))) return undefined;
  const { token, ids: tokenIds, count: amount, counterparty, source, beside } = found;
  return stepOf(call.operation, quote, {
    ...{ amount, token, tokenIds, isWholeCollection: isSaidWhole, counterparty, source },
    ...(beside.length > 0 && { beside }),
  });
}

const namesOthers = ({ lexemes }: Reading, collection: Address) =>
  lexemes.some(
    ({ lower }, at) =>
      isOfOther(lower, collection) && /^(?:my|our|all|every|any|the|two)$/.test(wordAt(lexemes, at - 1)),
  );

function readWhole(reading: Reading, span: Span, { mentions, beside }: Found): void {
  const quote = quoteSpan(reading, span);
  mentions.push({ kind: "collection", token: { ...NAMELESS, quote }, ...span, quote });
  beside.push(quote);
}

/** Whether a word only says that everything is meant; the collection's name or contract may stand among those. */
const isOfWhole = (
  reading: Reading,
  at: number,
  wholes: readonly Span[],
  moved: readonly NonFungible[],
): boolean =>
  wholes.some(({ from, to }) => at >= from && at < to) &&
  reading.lexemes[at]?.kind === "word" &&
  !moved.some(({ collection }) => namesOf(collection).has(wordAt(reading.lexemes, at)));

const isOfAll = ({ lexemes }: Reading, mentions: readonly Mention[]) =>
  mentions.some(
    ({ kind, from }) =>
      kind === "collection" &&
      lexemes
        .slice(Math.max(0, from - 3), from)
        .some(({ lower }) => /^(?:all|every|whole|entire)$/.test(lower)),
  );

/** Several of one collection, each by a call of its own: "apes 10 and 11 to 0x…". */
export function explainCollection(reading: Reading, ground: Ground): Step[] | undefined {
  const { calls } = ground;
  const [first] = calls;
  const moved = calls.flatMap(({ nonFungibles = [] }) => nonFungibles);
  const isOne = calls.every(
    (call) =>
      call.nonFungibles?.length === 1 &&
      call.operation === first?.operation &&
      call.recipient === first.recipient &&
      call.spender === first.spender &&
      call.nonFungibles[0]?.collection === moved[0]?.collection,
  );
  const step =
    first && isOne ? explainCollectibles(reading, first, { ...ground, calls: [first] }, moved) : undefined;
  return (
    step &&
    calls.map(({ nonFungibles }) => ({
      ...step,
      tokenIds: step.tokenIds.filter(({ id }) => id === nonFungibles?.[0]?.tokenId),
    }))
  );
}

function isNamed({ tokenId, amount }: NonFungible, { ids, count }: Found, all: number): boolean {
  if (tokenId === undefined) return true;
  const own = ids.filter(({ id }) => id === tokenId);
  const counts = own.flatMap((one) => one.count ?? []);
  const said = counts.length > 0 ? counts : [all === 1 && count ? count.value.digits : 1n];
  return own.length > 0 && said.every((one) => one === amount);
}

/** Reads what stands at a lexeme, and gives the place behind it; undefined where the call does not explain it. */
function read(
  reading: Reading,
  at: number,
  call: Call,
  moved: readonly NonFungible[],
  chainId: number,
  found: Found,
): number | undefined {
  const { lexemes, text } = reading;
  const lexeme = lexemes[at];
  if (!lexeme) return undefined;
  if (lexeme.kind === "address") return readAddress(reading, at, call, moved, found);
  if (lexeme.kind === "hex" || lexeme.kind === "name") return undefined;
  const number = numberAt(lexemes, at);
  const each = eachAt(lexemes, at);
  if (each) {
    found.beside.push(quoteOf(text, lexeme, lexemes[each.to - 1]));
    return moved.length > 1 && moved.every(({ amount }) => amount === each.count) ? each.to : undefined;
  }
  // "one" by itself counts nothing; "number seven" does.
  const isSaid = lexeme.kind === "number" || COUNTED.test(wordAt(lexemes, number?.to ?? at));
  const isNumbered = /^(?:number|no|id)$/.test(wordAt(lexemes, at - 1));
  if (number && (isSaid || isNumbered)) return readNumber(reading, number, moved, found);
  if (lexeme.kind !== "word") return at + 1;
  const named = knownCollectionAt(reading, at);
  if (named) {
    if (!moved.some(({ collection }) => collection === named.token.contract)) return undefined;
    found.token ??= named.token;
    found.mentions.push({ kind: "collection", ...named, quote: named.token.quote });
    return named.to;
  }
  // "apes 10 and 11"
  if (moved.some(({ collection }) => namesOf(collection).has(lexeme.lower))) {
    const quote = quoteOf(text, lexeme);
    const [one] = moved;
    if (one && isMeantBy(lexeme.lower, wordAt(lexemes, at - 1), one.collection) && isOfId(lexemes, at + 1))
      found.token ??= { symbol: undefined, contract: one.collection, known: true, quote };
    found.beside.push(quote);
    found.mentions.push({ kind: "collection", token: { ...NAMELESS, quote }, from: at, to: at + 1, quote });
    return at + 1;
  }
  const place = spokenProtocolAt(reading, at);
  const [one] = moved;
  const known = one && contractAt(chainId, one.collection);
  const isOfPosition = place && /^positions?$/.test(wordAt(lexemes, place.to));
  // "my Uniswap V3 position 12", "on Uniswap V3, position #12"
  if (place && one && known && isOfProtocol(place.name, new Set([known.protocol]))) {
    const quote = quoteOf(text, lexeme, lexemes[isOfPosition ? place.to : place.to - 1]);
    found.token ??= { symbol: undefined, contract: one.collection, known: true, quote };
    found.mentions.push({ kind: "collection", token: found.token, from: at, to: place.to, quote });
    return isOfPosition ? place.to + 1 : place.to;
  }
  if (isOfPosition) return undefined;
  // "Let OpenSea manage …"
  if (place) {
    const spender = call.spender && contractAt(chainId, call.spender);
    if (spender && isOfProtocol(place.name, new Set([spender.protocol])))
      found.counterparty ??= { kind: "contract", name: place.name, family: place.name, quote: place.quote };
    return place.to;
  }
  const verb = verbAt(reading, at);
  if (verb) found.mentions.push({ kind: "verb", verb, from: at, to: at + 1, quote: quoteOf(text, lexeme) });
  return at + 1;
}

function readAddress(
  reading: Reading,
  at: number,
  { operation, spender, recipient, from }: Call,
  moved: readonly NonFungible[],
  found: Found,
): number | undefined {
  const { lexemes, text } = reading;
  const lexeme = lexemes[at];
  const parsed = lexeme && parseAddress(lexeme.text.replace(/^0X/, "0x"));
  if (!lexeme || !parsed || !("address" in parsed)) return undefined;
  const { address } = parsed;
  const quote = quoteOf(text, lexeme);
  const party: Party = { kind: "address", address, quote };
  const mention: Mention = { kind: "address", address, from: at, to: at + 1, quote };
  found.mentions.push(mention);
  if (address === (changesGrant(operation) ? spender : recipient)) {
    if (!isParty(reading, mention, operation)) return undefined;
    if (found.counterparty?.kind !== "address") found.counterparty = party;
  } else if (moved.some(({ collection }) => collection === address))
    found.token = { symbol: undefined, contract: address, known: true, quote };
  else if (address === from) found.source ??= party;
  else return undefined;
  return at + 1;
}

/** A number is an id that something leads to, or says how many of one there are. */
function readNumber(
  { lexemes, text }: Reading,
  { value, from, to }: FoundNumber,
  moved: readonly NonFungible[],
  found: Found,
): number | undefined {
  const [first, last] = [lexemes[from], lexemes[to - 1]];
  if (!first || !last || value.scale > 0) return undefined;
  const quote = quoteOf(text, first, last);
  const isLabelled = ID.test(wordAt(lexemes, from - 1)) || wordAt(lexemes, from - 1) === "#";
  const isCount = COUNTED.test(wordAt(lexemes, to)) || QUANTITY.test(labelBefore(lexemes, from));
  if (isCount && !isLabelled && moved.some(({ amount }) => amount === value.digits)) {
    const id = idBehind(lexemes, to);
    const known = id === undefined ? undefined : lexemes[id];
    if (moved.length > 1 && known) {
      found.ids.push({ id: BigInt(known.lower), count: value.digits, quote: quoteOf(text, first, known) });
      return (id ?? to) + 1;
    }
    found.count ??= { kind: "number", value, unit: "token", bound: "exact", token: undefined, quote };
    return to;
  }
  // "2x #1", where one is moved
  if (isCount && !isLabelled && idBehind(lexemes, to) !== undefined) return undefined;
  const isOfCall = moved.some(({ tokenId }) => tokenId === value.digits);
  const before = found.mentions.at(-1);
  const isNamed = isLabelled || (before?.kind === "collection" && before.to === from);
  // What nothing calls an id is for the accounting to explain.
  if (!isOfCall) return isNamed ? undefined : to;
  if (!leadsToId(lexemes, from)) return undefined;
  found.ids.push({ id: value.digits, quote });
  found.mentions.push({ kind: "collection", token: { ...NAMELESS, quote }, from, to, quote });
  return to;
}

/** "one each", "a single piece of each": how often every id is moved, and where that is said. */
function eachAt(lexemes: Reading["lexemes"], at: number): { count: bigint; to: number } | undefined {
  const isSingle = wordAt(lexemes, at) === "a" && wordAt(lexemes, at + 1) === "single";
  const number = isSingle ? undefined : numberAt(lexemes, at);
  if (!isSingle && number?.value.scale !== 0) return undefined;
  const to = pastWords(lexemes, number?.to ?? at + 2, COUNTED, 2);
  const isEach = /^(?:each|apiece)$/.test(wordAt(lexemes, to));
  return isEach ? { count: number?.value.digits ?? 1n, to: to + 1 } : undefined;
}

/** Whether an id stands right behind: "#7", "no. 7", ", 10 and 11". */
function isOfId(lexemes: Reading["lexemes"], from: number): boolean {
  const at = pastWords(lexemes, from, BEFORE_ID, REACH);
  return numberAt(lexemes, at) !== undefined && wordAt(lexemes, from) !== "is";
}

function labelBefore(lexemes: Reading["lexemes"], at: number): string {
  return /^[:=]$/.test(wordAt(lexemes, at - 1)) ? wordAt(lexemes, at - 2) : wordAt(lexemes, at - 1);
}

/** "five of id 1": where the id stands that a count is of. */
function idBehind(lexemes: Reading["lexemes"], from: number): number | undefined {
  let at = from;
  while (
    at < from + REACH &&
    (COUNTED.test(wordAt(lexemes, at)) || BEFORE_ID.test(wordAt(lexemes, at)) || ID.test(wordAt(lexemes, at)))
  )
    at += 1;
  return lexemes[at]?.kind === "number" && /^\d+$/.test(lexemes[at]?.lower ?? "") ? at : undefined;
}

/** "#12", "token id 12", "my Azuki 12", "ids 1, 2 and 3", "0x… 12". */
function leadsToId(lexemes: Reading["lexemes"], from: number): boolean {
  let at = from - 1;
  while (at > from - REACH && (BEFORE_ID.test(wordAt(lexemes, at)) || lexemes[at]?.kind === "number")) {
    if (ID.test(wordAt(lexemes, at))) return true;
    at -= 1;
  }
  if (wordAt(lexemes, from - 1) === "#" || at < 0) return true;
  const before = lexemes[at];
  return (
    ID.test(before?.lower ?? "") ||
    before?.kind === "address" ||
    (before?.kind === "word" && !isOf(before.lower, "preposition", "grammar", "referring"))
  );
}
