import type { Lexeme } from "./lexer.ts";
import { isNegated } from "./negation.ts";
import { endsSentence, wordAt } from "./reading.ts";

/** What may stand before a verb that asks for something. */
const LEADS = new Set(
  (
    "and then please kindly also first second next finally now just lets let's let’s you can could would will must should i'll i’ll i we we'll me us " +
    "immediately ahead pls plz agent bot user again instead to: i'm i’m am start begin quickly simply only or help afterwards secondly lastly after that so"
  ).split(" "),
);
/** Words whose "to" leads to what is asked for: "I want to", "time to". */
export const BEFORE_TO: ReadonlySet<string> = new Set(
  (
    "want wants wanna like need needs wish wishes going trying intend plan have you agent me us asked instructed told is was remember sure intent goal task " +
    "order instruction instructions request requested ready time looking prefer decided try bot wallet proceed love happy promised agreed supposed " +
    "requests asks intends instructs plans desires orders directs tells requesting asking intending"
  ).split(" "),
);
/** Verbs that tell of somebody else's request. */
export const REPORTS = /^(?:requests?|requested|requesting|asks|asked|asking|instructs|instructed|wishes)$/;

/** Whether a verb stands where it asks for something. */
export function isImperative(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1];
  if (!before) return true;
  if (before.kind === "word" && !/^(?:and|then)$/.test(before.lower) && isRefused(lexemes, at)) return false;
  // "Funds must return": a subject.
  if (/^(?:must|should|shall|will|may|is|are)$/.test(wordAt(lexemes, at + 1))) return false;
  if (before.kind === "word" && isReason(lexemes, at)) return false;
  // "Have the Safe approve 5 USDC"
  if (/^(?:safe|multisig)$/.test(before.lower) && /^(?:have|let|make)$/.test(wordAt(lexemes, at - 3)))
    return true;
  // "no approvals or transfers" names things.
  if (before.lower === "or" && wordAt(lexemes, at).endsWith("s")) return false;
  if (before.lower === "to") return BEFORE_TO.has(wordAt(lexemes, at - 2));
  if (before.kind === "sign")
    return !/^[$%/'’#@-]$/.test(before.text) || before.end < (lexemes[at]?.start ?? 0);
  if (MODALS.test(before.lower) && /^(?:he|she|they)$/.test(wordAt(lexemes, at - 2))) return false;
  return LEADS.has(before.lower) && !(/^(?:i|we)$/.test(before.lower) && isQuestion(lexemes, at));
}

/** "Use 500 USDC to buy ETH". */
export function isPurpose(lexemes: readonly Lexeme[], at: number): boolean {
  return wordAt(lexemes, at - 1) === "to" && !isNegated(lexemes, at) && !isQuestion(lexemes, at);
}

const MODALS = /^(?:can|could|may|might|will|must|should|have|need|want|going|am|are|to|still|also|soon)$/;

/** "so that I can pay my rent", "because I have to pay": why it is asked for, and nothing more. */
function isReason(lexemes: readonly Lexeme[], at: number): boolean {
  let subject = at - 1;
  while (subject > at - 5 && MODALS.test(wordAt(lexemes, subject))) subject -= 1;
  if (subject === at - 1 || !/^(?:i|we|he|she|they)$/.test(wordAt(lexemes, subject))) return false;
  const opener = wordAt(lexemes, subject - 1);
  return /^(?:because|since|so)$/.test(opener === "that" ? wordAt(lexemes, subject - 2) : opener);
}

const REFUSALS = /^(?:remind|forbid|forbids|nobody|refuse|simulate|stop|prevent|block|halt|schedule)$/;

/** "Remind me to send …", "Nobody should send …". */
function isRefused(lexemes: readonly Lexeme[], at: number): boolean {
  for (let before = at - 1; before > at - 5 && before >= 0 && !endsSentence(lexemes[before]); before -= 1)
    if (REFUSALS.test(wordAt(lexemes, before))) return true;
  return false;
}

/** "Should I swap …?", "Explain how to swap …", "Stop the transfer": nothing of it is asked for. */
export function isQuestion(lexemes: readonly Lexeme[], at: number): boolean {
  for (let before = at - 1; before > at - 8 && before >= 0 && !endsSentence(lexemes[before]); before -= 1) {
    const word = wordAt(lexemes, before);
    // "The user is asking for 5 USDC to go to 0x…"
    if (/^(?:is|are|am)$/.test(word) && REPORTS.test(wordAt(lexemes, before + 1))) continue;
    if (
      /^(?:how|why|explain|whether|describe|what|what's|tell|is|are|does|did|simulate|estimate|stop|prevent|block|halt|pause|forbid|forbids|nobody|schedule|check|verify|show|quote|preview|review|report|remind|refuse|reject|reverse)$/.test(
        word,
      )
    )
      return true;
    if (
      /^(?:should|can|could|may|do|would|shall|if)$/.test(word) &&
      /^(?:i|we)$/.test(wordAt(lexemes, before + 1))
    )
      return true;
  }
  return false;
}
