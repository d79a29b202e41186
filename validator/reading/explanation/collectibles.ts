import { type Address, parseAddress } from "../../addresses/address.ts";
import type { Call, NonFungible } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { isOfProtocol } from "../../calls/protocols-of.ts";
import { isMeantBy, isOfOther, namesOf } from "../../data/collections.ts";
import { contractAt } from "../../data/contracts.ts";
import { knownCollectionAt } from "../../intent/collections.ts";
import type { Party, Step, TokenMention } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, quoteSpan, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import type { Mention } from "../mentions/mention.ts";
import { verbAt } from "../mentions/verb-at.ts";
import { stepOf } from "../steps/step-of.ts";
import { askedFor } from "./asked-operation.ts";
import type { Ground } from "./ground.ts";
import { isOfId, NAMELESS, type NamedItems, readNumbers } from "./item-numbers.ts";
import { isParty } from "./parties.ts";
import { isServing } from "./serving-verbs.ts";
import { saysWhole, wholesIn } from "./whole-collection.ts";

/** More than this nobody names in one request. */
const MOST = 64;

interface Found extends NamedItems {
  token: TokenMention | undefined;
  counterparty: Party | undefined;
  source: Party | undefined;
  /** How many ids were named before whoever gets them. */
  idsBefore: number;
}

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
    idsBefore: 0,
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
  if (!isAsSafe(reading, call)) return undefined;
  // "… and my penguins", also where it was taken for a remark
  if (moved[0] && namesOthers(reading, moved[0].collection)) return undefined;
  if (!quote || !found.token || (whole && call.operation === "approve" && !isSaidWhole)) return undefined;
  // "All my apes go to 0x…": more than the call moves.
  if (!whole && isOfAll(reading, found.mentions)) return undefined;
  if (!moved.every((one) => isNamed(one, found, moved.length))) return undefined;
  const { token, ids: tokenIds, count: amount, counterparty, source } = found;
  // "For listing on OpenSea: …"
  const serving = found.mentions.filter((one) => one.kind === "verb" && isServing(reading, one, call));
  const beside = [...found.beside, ...serving.map((one) => one.quote)];
  return stepOf(call.operation, quote, {
    ...{ amount, token, tokenIds, isWholeCollection: isSaidWhole, counterparty, source },
    ...(beside.length > 0 && { beside }),
  });
}

/** "a safe transfer" is one that asks whether the other side can hold it. */
const isAsSafe = ({ lexemes }: Reading, { signature }: Call) =>
  /^safe/.test(signature ?? "") ||
  !lexemes.some(({ lower }, at) => lower === "safe" && /^transfers?$/.test(wordAt(lexemes, at + 1)));

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
  const numbered = readNumbers(reading, at, moved, found);
  if (numbered) return numbered.to;
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
    // "token 1 to 0x…, token 2 also to 0x…"
    else if (found.ids.length > found.idsBefore) found.beside.push(quote);
    found.idsBefore = found.ids.length;
  } else if (moved.some(({ collection }) => collection === address))
    found.token = { symbol: undefined, contract: address, known: true, quote };
  else if (address === from) found.source ??= party;
  else return undefined;
  return at + 1;
}
