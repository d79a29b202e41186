import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { nounPhrase, nounsEnd } from "../grammar/noun-phrase.ts";
import { isOpen, type Word } from "../grammar/word.ts";
import { tells } from "./tells.ts";

const REASON = /^(?:because|since|cause|so|as)$/;
const AIMS = [
  "grammar",
  "preposition",
  "occasion",
  "thing",
  "quality",
  "person",
  "name",
  "place",
  "plain",
  "time",
  "manner",
  "adverb",
  "numeral",
] as const;

/** Whether words say why, to their end: "because Bob helped me", "so that I can pay my rent", "because of the weather". */
export function isWhy(
  words: readonly Word[],
  from: number,
  to: number,
  asked: ReadonlySet<Operation>,
): boolean {
  const opener = words[from]?.plain ?? "";
  if (!REASON.test(opener)) return false;
  if (opener === "because" && words[from + 1]?.plain === "of")
    return nounPhrase(words, from + 2, to, true)?.to === to;
  // "She is waiting since yesterday"
  const isTime = words
    .slice(from + 1, to)
    .every(({ plain }) => isOf(plain, "time") || /^(?:last|this|early)$/.test(plain));
  if (opener === "since" && to > from + 1 && isTime && words[from - 1]?.filler === "note") return true;
  // "friends since kindergarten"
  if (opener === "since" && nounsEnd(words, from + 1, to) === to) return true;
  const start = opener === "so" && words[from + 1]?.plain === "that" ? from + 2 : from + 1;
  return tells(words, start, to, asked) || (opener !== "cause" && isAim(words, start, to));
}

/** "so I can pay my rent later", "so that it earns a bit": the user's own aim; it may name deeds, but nothing that is moved. */
function isAim(words: readonly Word[], from: number, to: number): boolean {
  const subject = words[from]?.plain ?? "";
  if (/^(?:it|they)$/.test(subject))
    return (
      words
        .slice(from + 1, to)
        .every(({ plain }) =>
          /^(?:can|could|may|might|as|well|also|earns?|grows?|works?|a|some|little|bit|something|interest|yield|for|me|us)$/.test(
            plain,
          ),
        ) && words.slice(from, to).some(({ plain }) => /^(?:earn|grow|work)s?$/.test(plain))
    );
  if (!/^(?:i|we|he|she|they)$/.test(subject)) return false;
  const isAble = words
    .slice(from + 1, from + 4)
    .some(({ plain }) => /^(?:can|could|have|need|want|must)$/.test(plain));
  if (!isAble) return false;
  return words.slice(from + 1, to).every((word, place) => {
    const { plain, lexeme, element, filler } = word;
    if (/^(?:it|this|that|them)$/.test(plain))
      return /^(?:list|sell|use|trade|see|show|hold|spend)$/.test(words[from + 1 + place - 1]?.plain ?? "");
    if (filler !== undefined || element?.as === "deadline") return true;
    if (!isOpen(word)) return /^(?:token|noun|verb)$/.test(element?.as ?? "");
    if (lexeme.kind !== "word") return false;
    if (/^(?:later|soon|need|want|must|could)$/.test(plain)) return true;
    return !guardOf(plain) && (isOf(plain, ...AIMS) || operationVerb(plain) !== undefined);
  });
}
