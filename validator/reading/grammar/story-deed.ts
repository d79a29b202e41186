import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isClaimed } from "./claimed.ts";
import type { Sentence } from "./sentence.ts";
import type { Word } from "./word.ts";

const DEED =
  /^(?:do|does|did|doing|done|mean|means|meant|want|wants|wanted|need|needs|like|likes|sent|send|paid|pay|moved|bought|sold|traded|approved|sign|signed|decided|say|says|said|ask|asked|order|ordered|stop|stopped|confirm|confirmed|check|checked)$/;
export const DONE =
  /^(?:paid|sent|transferred|repaid|refunded|settled|wired|swapped|exchanged|converted|staked|supplied|deposited|withdrawn|approved|revoked|wrapped|bridged|executed)$/;
const THING = /^(?:it|this|that|these|those|so)$/;

/** Whether a word speaks of the request as of a deed: that it is done, meant, wanted, to come behind something else, or a part that is played. */
export function isOfDeed({ own, isOfSelf, isReferring, isClosing }: Sentence, at: number): boolean {
  const { plain = "" } = own[at] ?? {};
  const [before, next] = [own[at - 1]?.plain ?? "", own[at + 1]?.plain ?? ""];
  // "I don't mean it", "Bob wants me to do this"
  if (
    THING.test(plain) &&
    DEED.test(before) &&
    !isOf(next, "thing", "occasion", "person", "time", "quality", "place")
  )
    return true;
  // "It has been paid", "I paid him yesterday", "Peter was paid"
  const isDone = DONE.test(plain) && !/^(?:got|get|be|to)$/.test(before);
  const isOfThing =
    /^(?:for|the|a|an|my|our|his|her|their|me|us|in|by|off|back|some|all|out|too|over|up)$/.test(next) &&
    !/^(?:his|her|their|me)$/.test(own[at + 2] === undefined ? next : "");
  if (isDone && !isOfThing && own[at + 1]?.lexeme.kind !== "number") return true;
  // "She will call first"
  if (
    /^(?:first|then|afterwards|beforehand|next)$/.test(plain) &&
    !/^(?:the|a|an|my|our|his|her|their|at|this|very|every|and)$/.test(before) &&
    !isOf(next, "time")
  )
    return at > 0;
  // "He does not want the money"
  if (guardOf(before) === "negation" && /^(?:want|need|accept|take|deserve)$/.test(plain) && !isOfSelf)
    return true;
  if (isOf(plain, "fiction") && (isOfSelf || isReferring)) return true;
  if (/^(?:guns?|knife|knives)$/.test(plain)) return true;
  if (isClaimed(own, at)) return true;
  if (plain === "else" && /^(?:somebody|someone|anybody)$/.test(before)) return true;
  // "The address changed", "This is my mother's wallet", "I found this phone", "She lost her key"
  if (
    /^(?:address|wallet|account|phone|laptop|computer|key|keys)$/.test(plain) &&
    !isClosing &&
    isOfDevice(own, at)
  )
    return true;
  // "A coin flip decides", "I have second thoughts", "I'm fine with less"
  if (
    /^(?:decides?|thoughts|less)$/.test(plain) &&
    (plain === "decide" || plain === "decides" || /^(?:second|with)$/.test(before))
  )
    return true;
  // "My wife must agree to everything"
  if (/^(?:must|should)$/.test(plain) && /^(?:agree|sign|approve|confirm|check|decide|see|know)$/.test(next))
    return true;
  // "We're waiting for the delivery", "I need more time"
  if (/^(?:waiting|awaiting)$/.test(plain) && /^(?:for|on|until)$/.test(next)) return true;
  if (plain === "time" && before === "more") return true;
  // "I gave him cash for the repair", "My sister paid the rent for me"
  if (plain === "cash" && own.some((word) => /^(?:gave|paid|handed|got)$/.test(word.plain))) return true;
  if (
    plain === "paid" &&
    /^(?:the|my|our|his|her)$/.test(next) &&
    /^(?:me|us)$/.test(own.at(-1)?.plain ?? "")
  )
    return true;
  // "They have my daughter"
  if (
    /^(?:have|has|got|took|taken)$/.test(plain) &&
    /^(?:my|our)$/.test(next) &&
    isOf(own[at + 2]?.plain ?? "", "person")
  )
    return true;
  // "I am twelve years old"
  if (plain === "old" && before === "years" && isOfSelf) return true;
  // "The founders ran away", "Aave is broken"
  if (plain === "away" && /^(?:ran|run|runs)$/.test(before)) return true;
  if (
    /^(?:broken|down|insolvent|bankrupt)$/.test(plain) &&
    /^(?:is|was|went)$/.test(before) &&
    own.some((word) => word.element?.as === "place")
  )
    return true;
  // "The rent is due next month"
  if (plain === "due" && /^(?:next|tomorrow)$/.test(next)) return true;
  // "My son wrote what comes now"
  if (plain === "comes" && /^(?:now|next|here)$/.test(next)) return true;
  return guardOf(before) === "report" && /^(?:what|this|these|those)$/.test(plain);
}

/** Of what the request is made with or goes to: that it changed, is lost, found or another's. */
function isOfDevice(own: readonly Word[], at: number): boolean {
  const before = own[at - 1];
  const isAnothers =
    /['’]s$/.test(before?.lexeme.text ?? "") && own.some(({ plain }) => /^(?:this|it)$/.test(plain));
  const isTouched = own.some(({ plain }) =>
    /^(?:changed|changes|lost|found|stolen|borrowed|looks?|seems?|wrong|old)$/.test(plain),
  );
  return isAnothers || (isTouched && !own.some(({ plain }) => /^(?:new)$/.test(plain)));
}
