import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { isTitle } from "../grammar/noun-phrase.ts";
import { EMOJI, isOpen, type Word } from "../grammar/word.ts";
import {
  COPULA,
  isFinished,
  isPastDeed,
  isPresented,
  NAMED,
  REFERENCE,
  type Statement,
  THIS,
  TOLD,
} from "./statement.ts";

/** What may be felt about the request without any effect on it: "she needs it", "I'm fine with that". */
const GONE =
  /^(?:burned|burnt|burns|collapsed|crashed|sank|vanished|disappeared|drowned|exploded|flooded|folded|melted|evaporated)$/;
const STANCE = /^(?:needs?|deserves?|loves?|likes?|appreciates?|enjoys?)$/;
const PAST_STANCE = /^(?:deserved|earned|promised)$/;
const FEELING = /^(?:fine|ok|okay|happy|good|glad|proud|excited|grateful|sure)$/;
/** What says that something else comes before. */
const ORDER = /^(?:then|first|firstly|next|afterwards|again|once|more|most|less|later|only)$/;
/** What somebody has when he could have written this. */
const DEVICE = /^(?:phone|keyboard|laptop|computer|tablet|button|mouse|screen)$/;
/** What is done already need not be done: "the rent is covered". */
const DONE = /^(?:covered|arranged|solved|sorted|met|organised|organized|made)$/;
/** Whoever has to, needs to or wants to do something has not done it. */
const OBLIGED = /^(?:has|have|had|needs?|needed|wants?|got|is|are|was|were|want|i've|we've)$/;
/** What is over is a reason to close something, and else may undo the request. */
const CLOSED = /^(?:dead|gone|over|hacked|exploited|compromised|closed)$/;
const NEVER = /^(?:he'd|i'll|we'll|i'd|we'd|could|would|do|does|will|can|off|via|using|onto|into|let's)$/;

/** Whether a word may stand in a statement: it is known, asks for nothing, and speaks of nothing that the request moves. */
export function isTold(statement: Statement, at: number): boolean {
  const { words, start, verb, to, isOfSelf, isPremise, isClosing, asked } = statement;
  const word = words[at] as Word;
  const { plain, lexeme, filler } = word;
  const isWanting =
    /^(?:want|like|love)$/.test(plain) && /^(?:i|we|would|i'd|we'd)$/.test(words[at - 1]?.plain ?? "");
  // What is gone needs nothing any more: "the cottage burned down". "We go with the bank" is a choice.
  const isChoice =
    /^(?:go|goes|going|went)$/.test(plain) && /^(?:with|for)$/.test(words[at + 1]?.plain ?? "");
  if (GONE.test(plain) || isChoice) return isClosing;
  if (filler === "lead-in" && isWanting)
    return words[at + 1]?.element !== undefined || /^(?:to|that|it|this)$/.test(words[at + 1]?.plain ?? "");
  if (filler !== undefined) return filler !== "bound" || speaksOfOwn(statement);
  if (!isOpen(word)) return isNamedOnly(words, at);
  if (lexeme.kind === "sign") return /^["'`*_…’]$/.test(lexeme.text) || EMOJI.test(lexeme.text);
  const next = at + 1 < to ? (words[at + 1]?.plain ?? "") : "";
  const before = words[at - 1]?.plain ?? "";
  if (lexeme.kind === "number") return isOf(next, ...NAMED) || /^(?:turn(?:s|ed)?|in)$/.test(before);
  if (lexeme.kind !== "word") return false;
  const isNth =
    /^(?:the|my|our|his|her|their)$/.test(before) && isOf(next, "occasion", "thing", "person", "time");
  const isDated = /^(?:next|this|last)$/.test(plain) && isOf(next, "time") && !isOfSelf;
  if (at > start && ORDER.test(plain) && !isNth && !isDated && !(isClosing && /^any$/.test(before)))
    return false;
  if (!isOfSelf && at >= verb && DEVICE.test(plain) && before !== "by") return false;
  if (isClosing && CLOSED.test(plain)) return true;
  if (plain === "round" || plain === "insurance") return isOf(before, "occasion", "thing");
  // Somebody's wish for more: "he wants a share", "I want flowers".
  if (/^(?:want|wants|like)$/.test(before) && !REFERENCE.test(plain) && isWish(statement, at)) return false;
  // "I'm fine with Sunday"
  if (before === "with" && isOf(plain, "time", "numeral")) return false;
  // "I was playing", "she died"
  if (
    isOfSelf
      ? /^play/.test(plain)
      : plain === "died" && isOf(words[at - 1]?.plain ?? "", "person", "name", "subject")
  )
    return false;
  // "Miguel has left the council"
  const isLeaving =
    plain === "left" &&
    (/^(?:has|have|had)$/.test(before) || /^(?:the|my|our|his|her|their|for|us|me|him)$/.test(next));
  // "I don't trust that site", "it was hacked": why something is ended.
  const isDistrust =
    isClosing &&
    (/^(?:phishing|scam|scams|scammer|hacker|suspicious|fishy|shady|read|heard|weird|strange|risky|bad)$/.test(
      plain,
    ) ||
      (/^(?:don't|dont|doesn't|didn't|not|never)$/.test(plain) &&
        /^(?:trust|use|need|recognise|recognize|know|remember|like)$/.test(next)) ||
      (/^(?:more|longer)$/.test(plain) && /^(?:any|no)$/.test(before)) ||
      (plain === "no" && next === "longer"));
  // What another did is a story wherever it is told: "he helped me with the bridge thing".
  const isOfOthers = !isOfSelf && !THIS.test(words[start]?.plain ?? "");
  const isOld =
    isOf(words[verb]?.plain ?? "", "past") ||
    /^(?:was|were|has|have|had|left|did|took|gave)$/.test(words[verb]?.plain ?? "");
  const isRetold = isOfOthers && isOld;
  // "We hired someone"
  if (isOld && at === to - 1 && /^(?:someone|somebody)$/.test(plain)) return true;
  if (isRetold && /^(?:while|when|after|before|during|did|went|happened|finished)$/.test(plain)) return true;
  if (isLeaving || isDistrust) return true;
  const guard = guardOf(plain);
  if (guard)
    return (
      isFinished(statement, at) || isOthersTime(statement, at) || (isPremise && /^(?:past|time)$/.test(guard))
    );
  if (at >= verb && REFERENCE.test(plain) && !isPresented(plain, next)) return isStance(statement, at);
  if (plain === "can" || (plain === "will" && !isOfSelf)) return true;
  if (NEVER.test(plain)) return false;
  if (at > verb && DONE.test(plain) && /^(?:is|are|was|were|been|all)$/.test(before)) return false;
  // "my lawyer has to agree"
  if (plain === "to" && isOf(next, "plain"))
    return (
      (!OBLIGED.test(before) || (/^wants?$/.test(before) && !isOfSelf)) &&
      !/^(?:decide|agree|judge|see|sign|approve|confirm|check|have|get|keep)$/.test(next)
    );
  if (/^(?:something|anything)$/.test(plain))
    return at === to - 1 || isOf(next, "quality", "adverb", "preposition");
  if (isOf(plain, "plain") && /^(?:to|can)$/.test(before)) return true;
  if (isPastDeed(statement, at)) return true;
  const isNoun =
    /^(?:the|a|an|my|our|his|her|their)$/.test(before) && isOf(next, "thing", "occasion", "person");
  if (isRetold && isNoun && operationVerb(plain)) return true;
  if (operationVerb(plain) && !isOf(plain, "present", "past", "going", "occasion", "thing")) return false;
  if (isOf(plain, "generic"))
    return (
      isToldOf(statement, at) ||
      (isOf(plain, "occasion", "thing", "time", "person") && !/^(?:payment|deposit|order)s?$/.test(plain))
    );
  if (at === verb && isOf(plain, "acting")) return true;
  if (isOf(plain, ...TOLD) || /^(?:some|all|both)$/.test(plain)) return true;
  if (plain === "key") return asked.has("administer");
  if (
    isRetold &&
    !REFERENCE.test(plain) &&
    !isOf(plain, "generic") &&
    plain !== "fired" &&
    isStoryWord(plain)
  )
    return true;
  const isPlaced = /^(?:via|on|through|with|into|at|using)$/.test(before);
  return isTitle(lexeme.text) && !isPlaced && !isOf(plain, "core", "carrier", "heading", "bound");
}

/** "A friend needs money", "he gave me his address", "Carla lost her key": what is no more than a reason. */
function isToldOf({ words, verb, to }: Statement, at: number): boolean {
  const { plain } = words[at] as Word;
  const before = words[at - 1]?.plain ?? "";
  if (/^(?:money|cash|funds)$/.test(plain))
    return [before, words[at - 2]?.plain ?? ""].some((word) => /^(?:needs?|needed)$/.test(word));
  if (/^(?:protocol|app|crypto|platform)$/.test(plain))
    return at > verb && /^(?:this|that|the|their|loves?|likes?|trust)$/.test(before);
  return (
    plain === "address" &&
    at > verb + 1 &&
    /^(?:the|his|her|their)$/.test(before) &&
    !COPULA.test(at + 1 < to ? (words[at + 1]?.plain ?? "") : "")
  );
}

/** "I'm fine with it", "Peter is fine", "my health factor is fine" */
function speaksOfOwn({ words, start, isOfSelf }: Statement): boolean {
  const { plain = "" } = words[start] ?? {};
  return isOfSelf || /^(?:my|our|he|she|they)$/.test(plain) || isOf(plain, "name", "person");
}

function isWish({ words, isOfSelf }: Statement, at: number): boolean {
  if (words[at - 1]?.plain !== "like") return true;
  return isOfSelf && /^(?:would|i'd|we'd)$/.test(words[at - 2]?.plain ?? "");
}

/** What was read there is named where it is asked for too, so that nothing hangs on its being named here. */
function isNamedOnly(words: readonly Word[], at: number): boolean {
  const { element, lexeme, plain } = words[at] as Word;
  if (/^(?:deadline|chain|place)$/.test(element?.as ?? "")) return true;
  // "it's a wedding gift"
  if (/^(?:noun|verb)$/.test(element?.as ?? "") && element?.of === "the call")
    return (
      isOf(plain, "occasion", "thing") &&
      isOf(words[at - 1]?.plain ?? "", "occasion", "thing", "quality", "grammar")
    );
  if (!element?.as.startsWith("token")) return false;
  const symbol = lexeme.lower.replace(/^w/, "");
  return words.some(
    (other, place) =>
      Math.abs(place - at) > 1 &&
      other.element?.as.startsWith("token") &&
      other.lexeme.lower.replace(/^w/, "") === symbol,
  );
}

/** A time that is another's: not the speaker's, nor the request's. */
function isOthersTime({ words, start, isOfSelf }: Statement, at: number): boolean {
  const isOfOthers = !isOfSelf && !THIS.test(words[start]?.plain ?? "");
  return /^(?:ago|earlier)$/.test(words[at]?.plain ?? "") || (isOfOthers && words[at]?.plain === "tomorrow");
}

/** "she needs it for her trip", "I'm fine with that" */
function isStance({ words, isOfSelf, verb, to }: Statement, at: number): boolean {
  const before = words[at - 1]?.plain ?? "";
  if (PAST_STANCE.test(before)) return at === to - 1;
  if (STANCE.test(before) || (before === "for" && words[at - 2]?.plain === "waiting")) return true;
  const isPresent = /^(?:i'm|we're|am|are|feel)$/.test(words[verb]?.plain ?? "");
  return (
    isOfSelf && isPresent && /^(?:with|about|of)$/.test(before) && FEELING.test(words[at - 2]?.plain ?? "")
  );
}
