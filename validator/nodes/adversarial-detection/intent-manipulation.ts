import { hardNode } from "../node.ts";
import { fail, pass } from "../result.ts";

/** Sentences that speak to the checker instead of saying what is wanted. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.]{0,40}\b(?:previous|prior|above|earlier|all|any|the|your|safety|security)\b[^.]{0,40}\b(?:instructions?|rules?|checks?|prompts?|polic(?:y|ies)|validations?|verifications?|guidelines|filters?)\b/i,
  /\b(?:you are|act as|pretend (?:to be|you)|behave as)\b[^.]{0,60}\b(?:validator|arbiter|assistant|system|model|admin|developer|ai|checker|auditor)\b/i,
  /\b(?:always|just|must|should|please)\s+(?:return|answer|output|respond|reply|say|mark|report)\b[^.]{0,40}\b(?:pass(?:ed)?|approved?|valid|safe|true|ok)\b/i,
  /\b(?:system|developer|assistant)\s*(?:prompt|message|note|override)\b/i,
  /\bthis (?:transaction|request|call|tx) (?:is|was|has|has been) (?:already )?(?:been )?(?:pre-?)?(?:approved|verified|validated|audited|whitelisted|safe)\b/i,
  /\b(?:mark|treat|consider|classify|judge|label)\b[^.]{0,30}\b(?:as|to be)\s+(?:pass(?:ed)?|approved|valid|safe|trusted|aligned|benign)\b/i,
  /<\s*\/?\s*(?:system|instructions?|assistant|user|prompt)\s*>|\[\/?(?:INST|SYSTEM)\]|<\|[a-z_]+\|>/i,
  /"?\bdecision\b"?\s*[:=]\s*"?pass\b/i,
];
/** Characters that nobody sees: bidirectional controls, zero-width characters, tags. */
const HIDDEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

/** The intent says what a person wants; it neither instructs the checker nor hides characters. */
export const intentManipulation = hardNode({
  id: "adversarial_detection.intent_manipulation",
  level: 1,
  run({ intent }) {
    const hidden = HIDDEN.exec(intent.text);
    if (hidden) {
      return fail(0.9, "The intent holds characters that are not visible to a reader.", {
        expected: "visible text only",
        actual: `U+${hidden[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")} at ${hidden.index}`,
        remedy: "Write the intent anew without invisible characters.",
      });
    }
    const plain = intent.text.normalize("NFKC");
    for (const pattern of INSTRUCTIONS) {
      const found = pattern.exec(plain);
      if (!found) continue;
      return fail(
        0.95,
        `The intent speaks to the checker ("${found[0]}") instead of saying what is wanted.`,
        {
          expected: "what the transaction is to do",
          actual: found[0],
          remedy: "Take out everything that instructs whoever checks the transaction.",
        },
      );
    }
    return pass(0.95, "The intent only says what is wanted.");
  },
});
