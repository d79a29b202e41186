import type { Address } from "../../addresses/address.ts";
import { isMeantBy, namesOf } from "../../data/collections.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { backOver, isTaken, type Reading, type Span, wordAt } from "../../intent/reading.ts";

/** Who says this of somebody has given power over all of a collection, whatever else is said. */
const POWER = /^(?:operator|operators|setapprovalforall)$/;

/** What stands for the words of the collection's own names, in the singular and in the plural, and for an address. */
const [ONE, SOME, AT] = ["~", "~~", "0x"];

const ITEM = `(?:${ONE} |nft )*(?:${ONE}|nft|token|item|piece|collectible|edition)`;
const ITEMS = `(?:(?:${ONE} |nft )*(?:${SOME}|nfts|tokens|items|pieces|collectibles|editions|ids|holdings)|them)`;
const OWN = "(?:the|my|our|these|those|its)";
const WHOLE = "(?:whole|entire|full|complete)";
const BUNCH = "(?:collection|holdings?|lot|set|stash|inventory|bunch|mob|colony|flock|gang|crew|family)";

/** Ways to speak of everything: none may leave it open whether one of them is meant. */
const EVERYTHING: readonly string[] = [
  `(?:each and )?every (?:single |last )?(?:${ITEM}|one(?: of(?: ${OWN})? ${ITEMS})?)`,
  `(?:all|any)(?: of)?(?: ${OWN})? ${ITEMS}`,
  `any(?: of ${OWN})? ${ITEM}`,
  `all (?:and any|or any) ${ITEMS}`,
  `(?:all|any)(?: of)?(?: ${OWN})?(?= ${AT})`,
  "everything",
  "the lot",
  `${WHOLE} (?:(?:${ONE}|${SOME}|${AT}|nft) )*(?:${BUNCH}|${ITEMS})`,
  `${WHOLE}-collection`,
  "collection-wide",
  "(?:set )?(?:approvals?|approved|permission|rights?|access) (?:for|to|over) (?:all|everything)",
  "(?:approval-for-all|approvedforall|isapprovedforall)(?: [:=→]| is)?(?: true)?",
];
/** Beside one of those: "everything, not just one ape". */
const NOT_ONE = `(?:and )?not (?:for )?(?:just|only|merely) (?:one|a single|some|a few)(?: ${ITEMS}| ${ITEM}| of ${ITEMS})?`;
const OWNED =
  "(?: (?:that |which )?(?:(?:i|we) (?:now |currently )?(?:own|hold|have|possess)|(?:i've|we've) got)| of (?:mine|ours))?";
const THERE = "(?: (?:in|of|from) (?:it|there|that (?:collection|contract)))?";
const SCOPE = "(?:scope [:=] )?";
const HERE = `(?:${AT}|${ONE}|${SOME}|(?:(?:the|this|that|my|our) )?(?:(?:nft|${ONE}|${SOME}) )*(?:collection|contract|address)|my (?:wallet|account))`;
/** What may follow; anything else may cut it down: "every token that …", "all apes with …", "all apes in the green wallet". */
const BEHIND = `(?= (?:[^\\w\\s]|${AT}|(?:of|in|from|at|under) ${HERE}|in favou?r of|to|on|by|for|as|and|please|pls|thanks|now|should|must|may|can|shall|is|are|approvals?|permissions?|rights?|access)(?: |$)|$)`;
const PHRASE = new RegExp(`^(?:${SCOPE}(?:${EVERYTHING.join("|")})${OWNED}${THERE}|${NOT_ONE})${BEHIND}`);

const BEGINS =
  /^(?:scope|each|every|all|any|everything|the|whole|entire|full|complete|(?:whole|entire|full|complete)-collection|collection-wide|set|approvals?|approved|permission|rights?|access|approval-for-all|approvedforall|isapprovedforall|and|not)$/;
const LONGEST = 14;

/** Where a text speaks of everything of a collection: "every token I hold", "all items", "any of my apes". */
export function wholesIn(reading: Reading, collection: Address): Span[] {
  const { lexemes } = reading;
  const found: Span[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    if (isTaken(reading, at) || !BEGINS.test(wordAt(lexemes, at)) || isTold(lexemes, at)) continue;
    const said = lexemes
      .slice(at, at + LONGEST)
      .map((lexeme) => standIn(lexeme, collection))
      .join(" ");
    const [words] = PHRASE.exec(said) ?? [];
    if (words === undefined) continue;
    found.push({ from: at, to: at + words.split(" ").length });
    at += words.split(" ").length - 1;
  }
  return found;
}

/** "I hold every ape", "I love all apes" tell something. */
const isTold = (lexemes: readonly Lexeme[], at: number) =>
  /^(?:i|we|he|she|they|you)$/.test(wordAt(lexemes, at - 2)) &&
  !/^(?:authori[sz]e|approve|grant|allow|permit|want|need)$/.test(wordAt(lexemes, at - 1));

function standIn({ kind, lower }: Lexeme, collection: Address): string {
  if (kind === "address") return AT;
  const names = namesOf(collection);
  if (!names.has(lower)) return lower;
  return lower.endsWith("s") && names.has(lower.slice(0, -1)) ? SOME : ONE;
}

/** Whether a text asks for power over all of a collection, and nowhere speaks of one of it. */
export function saysWhole(reading: Reading, wholes: readonly Span[], collection: Address): boolean {
  const { lexemes } = reading;
  const isInside = (at: number) => wholes.some(({ from, to }) => at >= from && at < to);
  const isAll = ({ from }: Span) => !/^(?:and|not)$/.test(wordAt(lexemes, from));
  return (
    (wholes.some(isAll) || lexemes.some(({ lower }) => POWER.test(lower))) &&
    !lexemes.some((_, at) => isLess(lexemes, at) || (!isInside(at) && isOne(lexemes, at, collection)))
  );
}

const QUANTIFIER = /^(?:all|every|everything|whole|entire|full|complete)$/;
const LESS = /^(?:not|nearly|almost|practically|virtually|mostly|hardly|without|excluding)$/;
const SMALL = /^(?:for|of|over|to|on|the|my|our|quite)$/;

/** "not the whole collection", "almost all apes" */
function isLess(lexemes: readonly Lexeme[], at: number): boolean {
  if (!QUANTIFIER.test(wordAt(lexemes, at))) return false;
  return LESS.test(wordAt(lexemes, backOver(lexemes, at, SMALL, 2) - 1));
}

const PART = /^(?:one|first|last|half|most|some|few)$/;
const COUNTING = /^(?:an?|one|single|first|last)$/;
const POINTING = /^(?:my|our|the|this|that)$/;
const THING = /^(?:nft|token|item|piece|collectible|edition)$/;
/** "the NFT contract", "my ape collection", "the NFT 0x…" */
const ALL_OF_IT =
  /^(?:collections?|contracts?|project|holdings?|permissions?|approvals?|operator|ids?|[:=]|0x.*)$/;

/** "one ape", "a single token", "my ape", "one of my apes" */
function isOne(lexemes: readonly Lexeme[], at: number, collection: Address): boolean {
  const [word, next] = [wordAt(lexemes, at), wordAt(lexemes, at + 1)];
  const names = namesOf(collection);
  if (PART.test(word) && next === "of") return true;
  const isNamed = names.has(word) && !word.endsWith("s");
  if ((!isNamed && !THING.test(word)) || ALL_OF_IT.test(next)) return false;
  // "the Bored Ape Yacht Club", "my ape NFTs"
  if (names.has(next) || THING.test(next.replace(/s$/, ""))) return false;
  const lead = wordAt(lexemes, firstOfName(lexemes, at, names) - 1);
  const isPointed = THING.test(word) || isMeantBy(word, "", collection);
  return COUNTING.test(lead) || (isPointed && POINTING.test(lead));
}

/** Where the name begins that ends at a word: "bored" of "bored ape". */
function firstOfName(lexemes: readonly Lexeme[], at: number, names: ReadonlySet<string>): number {
  let first = at;
  while (names.has(wordAt(lexemes, first - 1))) first -= 1;
  return first;
}
