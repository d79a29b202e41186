import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { backOver, pastWords, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { wordedVerbAt } from "../mentions/worded-verbs.ts";
import { type Named, type Right, rightOf } from "./named.ts";
import { ENDS, phraseEnd, type Reference, wordOf } from "./reference.ts";

const RIGHT = /^(?:allowance|approval|permission|access|right)$/;
const POINTING = /^(?:the|that|this)$/;
const WHICH = /^(?:the|that|its|my)$/;
const WHOSE = /^(?:its|their|his|her)$/;
const FORMER = /^(?:old|existing|current|former|previous)$/;
const ZERO = /^(?:0|zero|nothing)$/;
const NEW = /^(?:new|fresh)$/;

/** The words at a place that stand for a right to spend: "its allowance", "that approval", "revoke it", "a new one". */
export function rightMeant(reading: Reading, at: number, named: Named): Reference | undefined {
  const right = rightOf(named);
  const told = describedAt(reading, at) ?? passiveAt(reading, at) ?? cleanedAt(reading, at);
  if (!right || told) return told;
  return (
    ownedAt(reading, at, right) ??
    takenBackAt(reading, at, right) ??
    setAgainAt(reading, at, right) ??
    newOneAt(reading, at)
  );
}

/** With its article, since "zero DAI" is a sum. */
const approvalOf = ({ token, party }: Right): Lexeme[] => [
  wordOf("the"),
  ...token,
  wordOf("approval"),
  wordOf("of"),
  party,
];

const MAY =
  /^(?:has got|has now|still has|has|holds|may spend|can spend|may use|can use|is allowed to spend|is able to spend)$/;

/** "whatever USDC approval 0x… has", "the old USDC permission 0x… has", "what 0x… may spend of my DAI" */
function describedAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes, text } = reading;
  const verb = backOver(lexemes, at, /^(?:out|away|back)$/, 1) - 1;
  const isRevoked = operationVerb(wordedVerbAt(lexemes, verb)?.verb ?? wordAt(lexemes, verb))?.possible.has(
    "revoke",
  );
  const isNamed = /^(?:the|any)$/.test(wordAt(lexemes, at));
  if (!isRevoked || (!isNamed && !/^(?:what(?:ever)?|everything)$/.test(wordAt(lexemes, at))))
    return undefined;
  const from = pastWords(lexemes, at + 1, FORMER, 1);
  const first = tokenAtLexeme(reading, from);
  const noun = first?.to ?? from;
  const isRight = RIGHT.test(wordAt(lexemes, noun));
  const behind = isRight ? noun + 1 : noun;
  const holder = /^(?:that|which)$/.test(wordAt(lexemes, behind)) ? behind + 1 : behind;
  if (isNamed && !isRight) return undefined;
  const given = isRight && first ? phraseEnd(lexemes, holder, GAVE) : undefined;
  if (given !== undefined) return givenAt(reading, at, first, given);
  const party = lexemes[holder];
  if (party?.kind !== "address") return undefined;
  const words = [4, 2, 1].find((many) =>
    MAY.test(
      lexemes
        .slice(holder + 1, holder + 1 + many)
        .map(({ lower }) => lower)
        .join(" "),
    ),
  );
  if (!words) return undefined;
  const end = holder + 1 + words;
  const last = first ? undefined : tokenAtLexeme(reading, pastWords(lexemes, end, /^(?:of|my|our)$/, 2));
  const token = first ?? last;
  const [opening, closing] = [lexemes[at], lexemes[end - 1]];
  if (!token || !opening || !closing) return undefined;
  return {
    to: last?.to ?? end,
    meant: approvalOf({ token: lexemes.slice(token.from, token.to), party }),
    said: [quoteOf(text, opening), quoteOf(text, lexemes[holder + 1] ?? closing, closing)],
  };
}

const GAVE = /^(?:i|we) (?:gave|granted|issued|have given|had given)(?: to)?$/;

/** "the USDC approval I gave 0x…" */
function givenAt(
  { lexemes, text }: Reading,
  at: number,
  token: Span | undefined,
  holder: number,
): Reference | undefined {
  const [first, last, party] = [lexemes[at], lexemes[holder - 1], lexemes[holder]];
  if (!token || !first || !last || party?.kind !== "address") return undefined;
  return {
    to: holder + 1,
    meant: approvalOf({ token: lexemes.slice(token.from, token.to), party }),
    said: [quoteOf(text, first, last)],
  };
}

/** "0x… should have its USDT permission taken away" */
function passiveAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes, text } = reading;
  const party = lexemes[at];
  if (party?.kind !== "address" || !/^(?:should|must)$/.test(wordAt(lexemes, at + 1))) return undefined;
  if (wordAt(lexemes, at + 2) !== "have" || !WHOSE.test(wordAt(lexemes, at + 3))) return undefined;
  const token = tokenAtLexeme(reading, pastWords(lexemes, at + 4, FORMER, 1));
  if (!token || !RIGHT.test(wordAt(lexemes, token.to))) return undefined;
  const deed = token.to + 1;
  const isTaken = wordAt(lexemes, deed) === "taken" && wordAt(lexemes, deed + 1) === "away";
  const isEnded = /^(?:revoked|cancelled|canceled|removed|withdrawn|reset|cleared)$/.test(
    wordAt(lexemes, deed),
  );
  const to = isTaken ? deed + 2 : deed + 1;
  const [modal, whose, first, last] = [at + 1, at + 3, deed, to - 1].map((place) => lexemes[place]);
  if (!(isTaken || isEnded) || !modal || !whose || !first || !last) return undefined;
  return {
    to,
    meant: [wordOf("revoke"), ...approvalOf({ token: lexemes.slice(token.from, token.to), party })],
    said: [quoteOf(text, modal, whose), quoteOf(text, first, last)],
  };
}

/** "clean up the DAI allowance afterwards" */
function cleanedAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const [first, last] = [lexemes[at], lexemes[at + 1]];
  const isClean = /^(?:clean|tidy)$/.test(first?.lower ?? "") && last?.lower === "up";
  const isOf = [at + 3, at + 4].some((place) => RIGHT.test(wordAt(lexemes, place)));
  return first && last && isClean && WHICH.test(wordAt(lexemes, at + 2)) && isOf
    ? { to: at + 2, meant: [wordOf("revoke")], said: [quoteOf(text, first, last)] }
    : undefined;
}

/** "its DAI allowance", "its access to my DAI" */
function ownedAt(reading: Reading, at: number, right: Right): Reference | undefined {
  const { lexemes } = reading;
  if (!WHOSE.test(wordAt(lexemes, at))) return undefined;
  const from = pastWords(lexemes, at + 1, FORMER, 1);
  const token = tokenAtLexeme(reading, from);
  const noun = token?.to ?? from;
  if (!RIGHT.test(wordAt(lexemes, noun)) || (token && !isOf(token.token.symbol, right))) return undefined;
  const behind = pastWords(lexemes, noun + 1, /^(?:to|my|over)$/);
  const named = behind > noun + 1 ? tokenAtLexeme(reading, behind) : undefined;
  // "its access to my account" is to more than a token.
  if (named ? !isOf(named.token.symbol, right) : behind > noun + 1) return undefined;
  return { to: named?.to ?? noun + 1, meant: approvalOf(right) };
}

const isOf = (symbol: string | undefined, { token }: Right) =>
  symbol?.toLowerCase() === token.map(({ lower }) => lower).join(" ");

/** "revoke it", "remove that approval", "cancel the old one", "renew it at 5 DAI", "set it to 0" */
function takenBackAt({ lexemes }: Reading, at: number, right: Right): Reference | undefined {
  const { possible } = operationVerb(wordAt(lexemes, at - 1)) ?? {};
  const next = wordAt(lexemes, at + 1);
  if (wordAt(lexemes, at) === "it") {
    // "use it to buy WETH" sets nothing.
    const isSet =
      possible?.has("approve") === true &&
      !/^(?:use|using)$/.test(wordAt(lexemes, at - 1)) &&
      /^(?:to|at|down|back)$/.test(next);
    return isSet || (possible?.has("revoke") && ENDS.test(next))
      ? { to: at + 1, meant: approvalOf(right) }
      : undefined;
  }
  if (!possible?.has("revoke") || !POINTING.test(wordAt(lexemes, at))) return undefined;
  const from = pastWords(lexemes, at + 1, FORMER, 1);
  const isOne = from > at + 1 && wordAt(lexemes, from) === "one";
  if (!isOne && !RIGHT.test(wordAt(lexemes, from))) return undefined;
  // "the approval of 0x…" is told by itself.
  const isZero = wordAt(lexemes, from + 1) === "to" && ZERO.test(wordAt(lexemes, from + 2));
  const isTold = !isZero && /^(?:of|for|to|over|on)$/.test(wordAt(lexemes, from + 1));
  return isTold ? undefined : { to: from + 1, meant: approvalOf(right) };
}

/** "set the DAI allowance of 0x… to 0, then back up to 400" */
function setAgainAt(reading: Reading, at: number, right: Right): Reference | undefined {
  const { lexemes } = reading;
  const to = pastWords(lexemes, at, /^(?:back|up)$/, 2);
  if (wordAt(lexemes, to) !== "to" || !/^(?:then|next|afterwards)$/.test(wordAt(lexemes, at - 1)))
    return undefined;
  const number = numberAt(lexemes, to + 1);
  const before = backOver(lexemes, at - 1, /^(?:[,;]|and|first)$/) - 1;
  if (!number || !ZERO.test(wordAt(lexemes, before))) return undefined;
  const token = tokenAtLexeme(reading, number.to, true);
  if (token && !isOf(token.token.symbol, right)) return undefined;
  const sum = lexemes.slice(to + 1, number.to);
  return {
    to: token?.to ?? number.to,
    meant: [wordOf("approve"), ...sum, ...right.token, wordOf("to"), right.party],
  };
}

/** "give it a fresh one for 3000 USDC", "… over 3000 USDC" */
function newOneAt({ lexemes }: Reading, at: number): Reference | undefined {
  const isNew = /^an?$/.test(wordAt(lexemes, at)) && NEW.test(wordAt(lexemes, at + 1));
  if (!isNew || wordAt(lexemes, at + 2) !== "one") return undefined;
  const isOver = wordAt(lexemes, at + 3) === "over" && numberAt(lexemes, at + 4) !== undefined;
  const meant = [wordOf("an"), wordOf("approval"), ...(isOver ? [wordOf("of")] : [])];
  return { to: isOver ? at + 4 : at + 3, meant };
}
