import { isAsking, operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const DUE = /^(?:should|must|shall|may|can|could|will|would|might|ought|is|has|needs|wants|to)$/;
const WISHING = /^(?:want|like|need|wish|ask|tell|have|get|make|let)$/;
/** What needs no "to": "let 0x… approve", "make 0x… revoke". */
const MAKING = /^(?:let|make|have)$/;
/** Between a wish and whom it is about: "I'd like the router at 0x… to". */
const DESCRIBED = /^(?:the|my|our|both|router|contract|spender|operator|address|app|account|wallet|at|[(])$/;
const DESCRIBED_BY = 4;
const BETWEEN = /^(?:to|now|then|first|also|please|just|each|both)$/;
/** What somebody does who has a right, or is paid. */
const ALLOWED =
  /^(?:spend|use|draw|pull|move|take|get|receive|have|be|hold|keep|own|access|touch|collect|cash|charge|handle|dispose|swap|trade|sell|exchange|pick|go|see|need|want|require|spending)$/;

/** Marks what somebody else is to do, though a call of one's own does it: "0x… should revoke its allowance", "let 0x… approve 5 USDC". */
export function guardOtherActors(words: Word[], { facts }: GuardContext): void {
  for (const [at, { lexeme }] of words.entries()) {
    if (lexeme.kind !== "address") continue;
    const deed = deedOf(words, at);
    const { certain, possible } = operationVerb(plainAt(words, deed ?? -1)) ?? {};
    const isDone = [...(certain ?? []), ...(possible ?? [])].some((one) => facts.operations.has(one));
    const word = deed === undefined ? undefined : words[deed];
    if (word && isDone) word.problem = "somebody else's";
  }
}

/** Where the verb stands of what whoever is named at a place is to do. */
function deedOf(words: readonly Word[], at: number): number | undefined {
  // "Our Safe 0x… should pay" acts for its owner.
  if (
    /^(?:safe|wallet|account|vault|multisig)$/.test(plainAt(words, at - 1)) &&
    /^(?:my|our)$/.test(plainAt(words, at - 2))
  )
    return undefined;
  let wish = at - 1;
  while (wish >= at - DESCRIBED_BY && DESCRIBED.test(plainAt(words, wish))) wish -= 1;
  const isWished = WISHING.test(plainAt(words, wish));
  const begin = plainAt(words, at + 1) === ")" ? at + 2 : at + 1;
  const due = plainAt(words, begin);
  // "send 5 USDC to 0x… to pay the rent"
  const isDue = due === "to" ? isWished : DUE.test(due);
  let deed = isDue ? begin + 1 : isWished && MAKING.test(plainAt(words, wish)) ? begin : undefined;
  while (deed !== undefined && BETWEEN.test(plainAt(words, deed))) deed += 1;
  if (deed === undefined) return undefined;
  const verb = plainAt(words, deed);
  // "I'd like 0x… to be the one who revokes it"
  if (verb === "be" && plainAt(words, deed + 1) === "the" && plainAt(words, deed + 2) === "one")
    return deed + 4;
  if (verb === "take" && /^(?:away|back|off)$/.test(plainAt(words, deed + 1))) return deed;
  const isForm = isAsking(verb) && !/(?:ing|ed|s)$/.test(verb);
  return isForm && !ALLOWED.test(verb) ? deed : undefined;
}
