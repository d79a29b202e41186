import type { Address } from "../../addresses/address.ts";
import type { Owners, Quote } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import {
  beginsLine,
  endsSentence,
  isTaken,
  quoteSpan,
  type Reading,
  type Span,
  wordAt,
} from "../../intent/reading.ts";
import { isPast } from "../../lexicon/operation-words.ts";
import { termWords } from "../../lexicon/term-words.ts";
import type { MentionOf } from "../mentions/mention.ts";

type Lexemes = Reading["lexemes"];
type Way = "comes" | "goes";
type Person = MentionOf<"address">;
interface Mark {
  way: Way;
  at: number;
  /** Of whom it is said, where one stands beside it. */
  of: Address | undefined;
}

/** Who becomes an owner and who ceases to be one, with the word that asks for it. */
export interface ToldOwners extends Owners {
  quote: Quote;
  /** What else says it: "… takes the place of …", "put … in instead". */
  beside: Quote[];
}

const ADDING = termWords("brings an owner");
const REMOVING = termWords("takes an owner away");
const EXCHANGING = /^(?:replace|replacing|swap|swapping|exchange|exchanging|change|changing|rotate|switch)$/;
const OWNER = /^(?:co-)?(?:owners?|signers?|signator(?:y|ies))$/;
/** Verbs that say which way it goes by what stands behind whom they are about. */
const PHRASAL: readonly (readonly [verb: RegExp, particle: RegExp, way: Way])[] = [
  [/^(?:bring|bringing|put|swap|let)$/, /^(?:in|aboard|on)$/, "comes"],
  [/^(?:kick|boot|turf|throw|take|swap|get|move|cut)$/, /^(?:out|off)$/, "goes"],
];
const PRONOUN = /^(?:him|her|them|it)$/;
const REACH = 8;

/**
 * Who of those that a text names comes and who goes; undefined where it does not say it of everyone, or says both of one.
 * "Change owner 0x…" and "set the threshold for owner 0x…" say neither.
 */
export function ownersIn(reading: Reading, people: readonly Person[]): ToldOwners | undefined {
  const { lexemes, text } = reading;
  const all = [...new Set(people.map(({ address }) => address))];
  const exchanged = exchangedIn(reading, people);
  if (exchanged === "both") return undefined;
  if (exchanged) return exchanged;
  const marks = lexemes.flatMap((_, at) => (isTaken(reading, at) ? [] : (markAt(reading, at, people) ?? [])));
  const [only, ...rest] = all;
  const ways = new Map<Address, Way>();
  for (const { way, of } of marks) {
    // "Our treasurer 0x… moved. Remove him": of the only one who is named.
    const whom = of ?? (rest.length === 0 ? only : undefined);
    if (!whom || (ways.get(whom) ?? way) !== way) return undefined;
    ways.set(whom, way);
  }
  const [first] = marks;
  const lexeme = first && lexemes[first.at];
  if (!lexeme || !all.every((one) => ways.has(one))) return undefined;
  const those = (way: Way) => all.filter((one) => ways.get(one) === way);
  // "0x… out, 0x… in instead"
  const beside = lexemes.filter(
    ({ lower }, at) =>
      lower === "instead" && wordAt(lexemes, at - 1) === "in" && people.some(({ to }) => to === at - 1),
  );
  return {
    comes: those("comes"),
    goes: those("goes"),
    quote: quoteOf(text, lexeme),
    beside: beside.map((one) => quoteOf(text, one)),
  };
}

/** Whether anybody is to become an owner or to cease to be one. */
export const changesOwners = (reading: Reading): boolean =>
  reading.lexemes.some((_, at) => !isTaken(reading, at) && markAt(reading, at, []) !== undefined);

function markAt(reading: Reading, at: number, people: readonly Person[]): Mark | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  const next = wordAt(lexemes, at + 1);
  const person = people.find(({ from }) => from === at);
  if (person) {
    const way = wayBehind(lexemes, person.to);
    return way && { way, at: person.to, of: person.address };
  }
  const whom = objectOf(lexemes, at + 1, people);
  // "is to be removed", not "was removed"
  const isPassive = wordAt(lexemes, at - 1) === "be";
  if (ADDING.test(word) || (REMOVING.test(word) && (isPassive || !isPast(word)))) {
    const [before, way] = [people.find(({ to }) => to === at), ADDING.test(word) ? "comes" : "goes"] as const;
    return { way, at, of: whom?.person?.address ?? before?.address };
  }
  const particle = PHRASAL.find(
    ([verb, after]) =>
      verb.test(word) && (after.test(next) || (whom && after.test(wordAt(lexemes, whom.to)))),
  );
  if (particle) {
    const behind = particle[1].test(next) ? objectOf(lexemes, at + 2, people) : whom;
    return behind && { way: particle[2], at, of: behind.person?.address };
  }
  // "in with 0x…, out with 0x…"
  if (/^(?:in|out)$/.test(word) && next === "with" && whom?.person)
    return { way: word === "in" ? "comes" : "goes", at, of: whom.person.address };
  // "Make 0x… an owner"; "make the threshold 2" is of something else.
  if (/^(?:make|making|have)$/.test(word) && whom && isCalledOwner(lexemes, whom.to))
    return { way: "comes", at, of: whom.person?.address };
  const said = /^(?:new|incoming)$/.test(word)
    ? "comes"
    : /^(?:old|outgoing)$/.test(word)
      ? "goes"
      : undefined;
  // "New Safe owner: 0x…"
  const owner = /^(?:safe|multisig)$/.test(next) ? at + 2 : at + 1;
  const named = said && OWNER.test(wordAt(lexemes, owner)) ? labelled(lexemes, owner + 1, people) : undefined;
  return said && named && isOwnClause(reading, at, named) ? { way: said, at, of: named.address } : undefined;
}

/** "0x… out", "0x… in": what stands right behind somebody and ends there. */
function wayBehind(lexemes: Lexemes, at: number): Way | undefined {
  const [word, next] = [wordAt(lexemes, at), wordAt(lexemes, at + 1)];
  if (word === "out") return "goes";
  return word === "in" && /^(?:[,.;!)]|instead|as|his|her|their|and|)$/.test(next) ? "comes" : undefined;
}

/** Whom a verb is about: an address, with what describes it, or who was named before. */
function objectOf(
  lexemes: Lexemes,
  from: number,
  people: readonly Person[],
): { person: Person | undefined; to: number } | undefined {
  if (PRONOUN.test(wordAt(lexemes, from))) return { person: undefined, to: from + 1 };
  for (let at = from; at < from + REACH && lexemes[at]; at += 1) {
    const person = people.find((one) => one.from === at);
    if (person) return { person, to: person.to };
    if (endsSentence(lexemes[at]) || lexemes[at]?.kind !== "word") return undefined;
  }
  return undefined;
}

const isCalledOwner = (lexemes: Lexemes, at: number) =>
  /^(?:a|an|the|another|as)$/.test(wordAt(lexemes, at)) &&
  lexemes.slice(at + 1, at + 3).some(({ lower }) => OWNER.test(lower));

/** "new owner: 0x…", "new owner for the Safe 0x…: 0x…". */
function labelled(lexemes: Lexemes, from: number, people: readonly Person[]): Person | undefined {
  for (let at = from; at < from + REACH && lexemes[at]; at += 1) {
    const person = people.find((one) => one.from === at);
    if (person) return person;
    if (
      lexemes[at]?.kind !== "address" &&
      !/^(?:[:=(]|for|of|in|on|the|our|my|safe|is)$/.test(wordAt(lexemes, at))
    )
      return undefined;
  }
  return undefined;
}

/** "Safe 0x…: new owner 0x…", in a clause of its own; "the new owner 0x… says" tells something. */
const isOwnClause = (reading: Reading, at: number, { to }: Person) =>
  (beginsLine(reading, at) || /^(?:[:;,.(]|)$/.test(wordAt(reading.lexemes, at - 1))) &&
  (beginsLine(reading, to) || /^(?:[:;,.()]|with|and|)$/.test(wordAt(reading.lexemes, to)));

const BY = /^(?:by|with|for|to|into|→)$/;
/** What may stand between the word that leads to somebody and the address. */
const DESCRIBING = termWords("describes an owner");

/** "replace 0x… by 0x…", "0x… takes the place of 0x…"; "both" where it is said one way and the other. */
function exchangedIn(reading: Reading, people: readonly Person[]): ToldOwners | "both" | undefined {
  const { lexemes, text } = reading;
  let found: ToldOwners | undefined;
  for (const [place, second] of people.entries()) {
    const first = people[place - 1];
    if (!first || first.address === second.address) continue;
    const exchange = exchangeOf(reading, first, second);
    const lexeme = exchange && lexemes[exchange.verb];
    if (!lexeme) continue;
    const [goes, comes] = exchange.isForward
      ? [first.address, second.address]
      : [second.address, first.address];
    if (found && (found.goes[0] !== goes || found.comes[0] !== comes)) return "both";
    const beside = exchange.beside ? [quoteSpan(reading, exchange.beside)] : [];
    found ??= { comes: [comes], goes: [goes], quote: quoteOf(text, lexeme), beside };
  }
  const isAll = people.every(({ address }) => found?.comes[0] === address || found?.goes[0] === address);
  return isAll ? found : undefined;
}

/** Which of two who stand one behind the other goes, and the verb that says so. */
function exchangeOf(
  reading: Reading,
  first: Person,
  second: Person,
): { verb: number; isForward: boolean; beside?: Span } | undefined {
  const { lexemes } = reading;
  let lead = second.from - 1;
  while (lead > first.to && DESCRIBING.test(wordAt(lexemes, lead))) lead -= 1;
  const between = lexemes.slice(first.to, lead + 1).map(({ lower }) => lower);
  const words = between.join(" ");
  if (REPLACED.test(words)) return { verb: first.to + between.indexOf("replaced"), isForward: true };
  // "owner 0x… lost his keys, swap him out for 0x…"
  const him = HIM.exec(words);
  if (him) {
    const verb = first.to + between.lastIndexOf(him[1] ?? "");
    return isTaken(reading, verb) ? undefined : { verb, isForward: true };
  }
  if (REPLACES.test(words))
    return { verb: first.to, isForward: false, beside: { from: first.to, to: lead + 1 } };
  let verb = first.from - 1;
  while (verb >= 0 && !endsSentence(lexemes[verb]) && !isAsking(reading, verb)) verb -= 1;
  if (!isAsking(reading, verb) || between.some((word) => /^[.;!?]$/.test(word))) return undefined;
  if (/(?:^| )(?:instead|in place|in lieu) of$/.test(words)) return { verb, isForward: false };
  // "swap in 0x… for 0x…" names who comes first.
  const isLed = BY.test(wordAt(lexemes, lead));
  return EXCHANGING.test(wordAt(lexemes, verb)) && isLed && !isOutWith(lexemes, lead)
    ? { verb, isForward: wordAt(lexemes, verb + 1) !== "in" }
    : undefined;
}

/** "in with 0x…, out with 0x…" says of each by itself which way it goes. */
const isOutWith = (lexemes: Lexemes, lead: number) =>
  wordAt(lexemes, lead) === "with" && /^(?:in|out)$/.test(wordAt(lexemes, lead - 1));

const isAsking = (reading: Reading, at: number) => {
  const word = wordAt(reading.lexemes, at);
  return !isTaken(reading, at) && (EXCHANGING.test(word) || /^(?:put|make|add|use|bring)$/.test(word));
};

/** "owner 0x… is to be replaced by 0x…" */
const REPLACED = /(?:^| )(?:be|is|gets) replaced (?:by|with)$/;
/** "replace him by", "swap that owner out for" */
const HIM =
  /(?:^| )(replace|swap|exchange|change|rotate|switch) (?:him|her|them|it|(?:this|that) (?:owner|signer|one))(?: out)? (?:by|with|for)$/;
/** "0x… replaces 0x…", "0x… is to take the place of 0x…" */
const REPLACES =
  /^(?:(?:shall|should|will|is to|to) )?(?:replaces?|succeeds?|takes? (?:over (?:from|for)|the (?:place|seat) of))$/;
