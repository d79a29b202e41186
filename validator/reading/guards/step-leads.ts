import { changesGrant } from "../../calls/changes-grant.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** A verb of what was read, in whichever of its forms. */
const isVerb = (word: Word | undefined) =>
  /^(?:verb|beside)$/.test(word?.element?.as ?? "") && operationVerb(word?.plain ?? "") !== undefined;
const isOrder = (word: Word | undefined) => isVerb(word) && !isPast(word?.plain ?? "");
const isDoing = (word: Word | undefined) => isVerb(word) && /.ing$/.test(word?.plain ?? "");
const isBeside = (words: readonly Word[], at: number) => words[at]?.filler === "remark";

/** Somebody or something that would do it; "could you send" asks. */
const SUBJECT = /^(?:you|i|we|he|she|it|they|bot|agent|contract|script|somebody|someone)$/;
const OTHERS = /^(?:he|she|it|they|bot|agent|contract|script|somebody|someone)$/;
/** What whoever gets a right may do. */
const isLetDo = ({ facts }: GuardContext, word: Word | undefined) =>
  facts.order.some(changesGrant) &&
  /^(?:spend|use|take|move|pull|draw|transfer|withdraw|access)$/.test(word?.plain ?? "");

/** "…, then you could send 5 USDC", "…, then it may unwrap 2 WETH": what is only possible; "You could unwrap 2 WETH for me." asks for all, "you can approve 5 DAI for it" lets. */
const isPossible = (words: readonly Word[], at: number, context: GuardContext) =>
  SUBJECT.test(plainAt(words, at - 1)) &&
  (plainAt(words, at - 1) !== "you" || (context.facts.order.length > 1 && plainAt(words, at) !== "can")) &&
  !/^(?:if|that|so|what|which|as)$/.test(plainAt(words, at - 2)) &&
  isOrder(words[at + 1]) &&
  !isLetDo(context, words[at + 1]);

/** "Wrap 2 ETH and the bot will send 2 WETH", "Wrap 2 ETH (he will)" */
const isAnothers = (words: readonly Word[], at: number, context: GuardContext) =>
  OTHERS.test(plainAt(words, at - 1)) &&
  (MARK.test(plainAt(words, at + 1)) || (isOrder(words[at + 1]) && !isLetDo(context, words[at + 1])));

/** "I should have sent 5 USDC" */
const isMissed = (words: readonly Word[], at: number) =>
  /^(?:should|could|would|might|must)$/.test(plainAt(words, at - 1)) && isVerb(words[at + 1]);

/** "attempt to swap 5 DAI", "feel free to send", "be able to unwrap" */
const isOnlyMeant = (words: readonly Word[], at: number, context: GuardContext) =>
  !isBeside(words, at) &&
  plainAt(words, at - 1) !== "the" &&
  plainAt(words, at + 1) === "to" &&
  isOrder(words[at + 2]) &&
  !isLetDo(context, words[at + 2]);

/** "make him send 2 WETH", "want her to swap" */
const isMadeDo = (words: readonly Word[], at: number, context: GuardContext) => {
  const verb = plainAt(words, at + 1) === "to" ? at + 2 : at + 1;
  return (
    /^(?:make|have|want|like|ask|tell|help|get|allow|let)$/.test(plainAt(words, at - 1)) &&
    isOrder(words[verb]) &&
    !isLetDo(context, words[verb])
  );
};

/** "do you send", "have you sent" */
const isAskedWhether = (words: readonly Word[], at: number) =>
  /^(?:do|did|have|had)$/.test(plainAt(words, at - 1)) &&
  /^(?:[.,;:!?(]|and|then|)$/.test(plainAt(words, at - 2)) &&
  isVerb(words[at + 1]);

/** "I was sending 5 USDC", "keep sending 5 USDC" */
const isGoingOn = (words: readonly Word[], at: number) => !isBeside(words, at) && isDoing(words[at + 1]);

/** "I approved 0x… to spend 5 DAI, and swap …", where that is one of the steps; "I borrowed 5 USDC. Pay it back" tells of none. */
const isOwnPast = (words: readonly Word[], at: number, { facts }: GuardContext) => {
  const verb = /^(?:have|had|already|just)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1;
  return (
    /^(?:[.,;:!?(]|and|then|)$/.test(plainAt(words, at - 1)) &&
    !isBeside(words, verb) &&
    isPast(plainAt(words, verb)) &&
    facts.order.length > 1 &&
    facts.order.some((one) => operationVerb(plainAt(words, verb))?.certain.has(one)) &&
    /(?:ed|sent)$/.test(plainAt(words, verb)) &&
    (words[verb + 1]?.element !== undefined || words[verb + 1]?.lexeme.kind === "address")
  );
};

/** "…, once confirmed, send 2 WETH" */
const isConfirmed = (words: readonly Word[], at: number) =>
  /^(?:once|when|if|after)$/.test(plainAt(words, at - 1)) && MARK.test(plainAt(words, at + 1));

/** "Yesterday.": by itself. */
const isAlone = (words: readonly Word[], at: number) =>
  at > 0 && MARK.test(plainAt(words, at - 1)) && MARK.test(plainAt(words, at + 1));

/** "And one more." */
const isOneMore = (words: readonly Word[], at: number) =>
  /^(?:one|another)$/.test(plainAt(words, at - 1)) &&
  plainAt(words, at - 2) === "and" &&
  MARK.test(plainAt(words, at + 1));

/** "Pay 0x… 70 and 0x… 60 USDC each": as much for each, where they are not; "never more than 100 USDC each" is a limit. */
const isUneven = (words: readonly Word[], at: number, { steps }: GuardContext) => {
  const sums = steps.map(({ amount }) => (amount?.kind === "number" ? amount.value : undefined));
  const [first] = sums;
  return (
    steps.length > 1 &&
    MARK.test(plainAt(words, at + 1)) &&
    !isBeside(words, at) &&
    (MARK.test(plainAt(words, at - 1)) || /^step/.test(words[at - 1]?.element?.of ?? "")) &&
    sums.some((sum) => sum?.digits !== first?.digits || sum?.scale !== first?.scale)
  );
};

/** "… and cancel: approve 0x…" */
const isHeading = (words: readonly Word[], at: number) =>
  plainAt(words, at + 1) === ":" && operationVerb(plainAt(words, at + 2)) !== undefined;

/** "~send 5 USDC~": struck out. */
const isStruck = (words: readonly Word[], at: number) =>
  words[at + 1]?.lexeme.kind === "word" && isVerb(words[at + 1]);

/** Marks what leads to a step's verb and makes it a possibility, another's deed, a question or a tale, and the signs by which it is struck out. */
export const guardStepLeads: Guard = markBy<GuardContext>([
  { at: /^(?:could|might|may|can|would)$/, problem: "doubt", holds: isPossible },
  { at: /^will$/, problem: "somebody else's", holds: isAnothers },
  { at: /^have$/, problem: "report", holds: isMissed },
  {
    at: /^(?:able|ready|agree|expect|hope|attempt|free|safe|wise|intend|prepare|offer|pretend|refuse|decline)$/,
    problem: "only prepared",
    holds: isOnlyMeant,
  },
  { at: /^(?:him|her|them|somebody|someone)$/, problem: "somebody else's", holds: isMadeDo },
  { at: /^(?:you|he|she|they)$/, problem: "question", holds: isAskedWhether },
  { at: /^(?:was|were|keep|avoid|consider|stop)$/, problem: "report", holds: isGoingOn },
  { at: /^(?:i|we)$/, problem: "past", holds: isOwnPast },
  { at: /^(?:confirmed|approved|agreed|signed|cleared|needed)$/, problem: "condition", holds: isConfirmed },
  { at: /^(?:yesterday)$/, problem: "past", holds: isAlone },
  { at: /^more$/, problem: "another demand", holds: isOneMore },
  { at: /^(?:❌|🚫|✗|✘|☒|⛔|✖)$/u, problem: "negation", holds: (words, at) => !isBeside(words, at) },
  { at: /^(?:each|apiece)$/, problem: "another demand", holds: isUneven },
  { at: /^(?:cancel|stop|undo|skip|delete|void)$/, problem: "change of mind", holds: isHeading },
  { at: /^[~<]$/, problem: "negation", holds: isStruck },
]);
