import { plainLetters } from "./plain-letters.ts";

/** Sentences that speak to the checker instead of saying what is wanted. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.]{0,40}\b(?:previous|prior|above|earlier|all|any|the|your|safety|security)\b[^.]{0,40}\b(?:instructions?|rules?|checks?|prompts?|polic(?:y|ies)|validations?|verifications?|guidelines|filters?)\b/i,
  /\b(?:ignore|disregard|forget|override|bypass) (?:the|any|all|every|user['’]?s?|human)\b (?:[\w'’]{1,20} ){0,2}(?:intents?|mismatch(?:es)?|discrepanc(?:y|ies)|warnings?|constraints?)\b/i,
  /\b(?:ignore|disregard|override|bypass|skip|disable|suppress) (?:further |additional )?(?:validation|verification|safety|security|sanctions?|compliance|mismatch(?:es)?)\b/i,
  /\bno (?:further|more|additional) (?:checks?|validation|verification|review)\b[^.]{0,20}\b(?:needed|required|necessary)\b/i,
  /\b(?:note|message|instructions?|dear|attention|hey)(?: to| for)? (?:the |our )?(?:validator|arbiter|checker|reviewer|ai|llm)\b/i,
  /\b(?:validator|arbiter|checker|reviewer|llm)s?\b[^.]{0,20}\b(?:must|should|can|may|please|has to|needs to)\b[^.]{0,30}\b(?:pass|accept|approve|allow|ignore|trust|skip)\b/i,
  /\b(?:you are|act as|pretend (?:to be|you)|behave as)\b[^.]{0,60}\b(?:validator|arbiter|assistant|system|model|admin|developer|ai|checker|auditor)\b/i,
  /\b(?:always|just|must|should|please)\s+(?:return|answer|output|respond|reply|say|mark|report)\b[^.]{0,40}\b(?:pass(?:ed)?|approved?|valid|safe|true|ok)\b/i,
  /\b(?:system|developer|assistant)\s*(?:prompt|message|note|override)\b/i,
  /\bthis (?:transaction|request|call|tx) (?:is|was|has|has been) (?:already )?(?:been )?(?:pre-?)?(?:approved|verified|validated|audited|whitelisted|safe)\b/i,
  /\b(?:mark|treat|consider|classify|judge|label)\b[^.]{0,30}\b(?:as|to be)\s+(?:pass(?:ed)?|approved|valid|safe|trusted|aligned|benign)\b/i,
  /\b(?:ignore|disregard|forget)\b[^.]{0,20}\b(?:everything|anything|all)\b[^.]{0,20}\b(?:above|before|prior|previous|earlier|said|told)\b/i,
  /\b(?:transaction|request|call|tx|recipient|address) (?:is|was|has been) (?:already )?(?:pre-?approved|whitelisted|pre-?verified|pre-?validated)\b/i,
  /\b(?:approved|cleared|verified|authori[sz]ed) by (?:the |our )?(?:security|compliance|audit|validator)\b/i,
  /\b(?:do not|don't|never|must not|should not|cannot|can't) (?:reject|block|flag|deny|refuse)\b/i,
  /\b(?:respond|reply|answer|output|return) (?:only )?(?:with )?["'`]?(?:pass|approved?|valid)\b/i,
  /<\s*\/?\s*(?:system|instructions?|assistant|user|prompt)\s*>|\[\/?(?:INST|SYSTEM)\]|<\|[a-z_]+\|>/i,
  /"?\b(?:decision|verdict)\b"?\s*(?:[:=]|is|must be|should be)\s*"?pass\b/i,
];
/** Characters that nobody sees: bidirectional controls, zero-width characters, tags. */
const HIDDEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
const ENCODED = /[A-Za-z0-9+/_-]{20,}={0,2}/g;
const PERCENT = /(?:%[0-9a-fA-F]{2}){6,}/g;
const MAX_RUNS = 32;

export interface Injection {
  kind: "instruction" | "hidden character";
  found: string;
  /** How it was hidden, if it was. */
  disguise: string | undefined;
}

/** What in a text speaks to the checker or hides from the reader: as it stands, in plain letters, and decoded. */
export function findInjection(text: string): Injection | undefined {
  const hidden = HIDDEN.exec(text);
  if (hidden) {
    const code = hidden[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return { kind: "hidden character", found: `U+${code} at ${hidden.index}`, disguise: undefined };
  }
  const isPlain = /^\p{ASCII}*$/u.test(text);
  const composed = isPlain ? text : text.normalize("NFKC");
  const found = instructionIn(composed);
  if (found) return { kind: "instruction", found, disguise: undefined };
  if (!isPlain) {
    const disguised = instructionIn(plainLetters(composed));
    if (disguised) return { kind: "instruction", found: disguised, disguise: "letters of another alphabet" };
  }
  for (const { decoded, disguise } of decodedRuns(text)) {
    const inside = instructionIn(decoded);
    if (inside) return { kind: "instruction", found: inside, disguise };
  }
  return undefined;
}

function instructionIn(text: string): string | undefined {
  for (const pattern of INSTRUCTIONS) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return undefined;
}

function* decodedRuns(text: string): Generator<{ decoded: string; disguise: string }> {
  let runs = 0;
  for (const [run] of matchesOf(ENCODED, text)) {
    runs += 1;
    if (runs > MAX_RUNS) return;
    const hex = /^(?:0x)?((?:[0-9a-fA-F]{2})+)$/.exec(run)?.[1];
    const decoded = hex ? Buffer.from(hex, "hex") : Buffer.from(run, "base64");
    const shown = decoded.toString("utf8");
    if (isReadable(shown)) yield { decoded: shown, disguise: hex ? "hex" : "base64" };
  }
  for (const [run] of matchesOf(PERCENT, text)) {
    yield {
      decoded: Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8"),
      disguise: "percent signs",
    };
  }
}

/** As matchAll, which compiles the expression anew for every text. Only one search by an expression may go on at a time. */
function* matchesOf(expression: RegExp, text: string): Generator<RegExpExecArray> {
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match; match = expression.exec(text)) yield match;
}

/** Random bytes are no text; a few odd ones at the ends are allowed. */
function isReadable(text: string): boolean {
  let odd = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32) || code > 126) odd += 1;
  }
  return odd * 8 <= text.length;
}
