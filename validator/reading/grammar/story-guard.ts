import { guardOf } from "../../lexicon/lexicon.ts";
import { isA } from "../../lexicon/roles.ts";
import type { Sentence } from "./sentence.ts";

/** Whether a word of a story may be guarded: it frames, negates or puts off nothing of the request. */
export function mayBeGuarded(sentence: Sentence, at: number): boolean {
  const { own, isReferring, isOfSelf, isNews, isOfBargain, isClosing, hasNumber } = sentence;
  const { plain = "" } = own[at] ?? {};
  const guard = guardOf(plain);
  if (guard === undefined || isA(plain, "laugh")) return true;
  // "I was reading about hacks all evening"; who stole or broke in is a reason to shut somebody out.
  if (isA(plain, "danger") && !isClosing) return isNews;
  if (isA(plain, "mishap")) return !isReferring && !isOfBargain && own.length > 3;
  switch (guard) {
    case "unreal":
    case "somebody else's":
      return false;
    case "doubt":
    case "deceit":
      return (isClosing && !isReferring) || (guard === "deceit" && isNews);
    case "condition":
    case "alternative":
      return !isA(plain, "framing");
    case "report":
      // "Zorp asked for it", "The app said ten minutes"
      return isClosing || !isA(plain, "saying") || !(isReferring || hasNumber);
    case "negation":
      return isA(plain, "negating") && !(isReferring && !isOfSelf);
    case "change of mind":
      return !isReferring;
    case "time":
      return !(isReferring && isA(plain, "put off"));
    default:
      return true;
  }
}
