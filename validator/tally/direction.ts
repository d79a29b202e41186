import type { Item } from "./item.ts";
import type { Mention, Own } from "./own.ts";

type Side = "given" | "wanted";

const GIVEN =
  /^(?:sell|selling|sold|swap|swapped|exchange|exchanged|trade|traded|convert|converted|change|changed|turn|turned|spend|spending|spent|pay|paying|paid|use|using|with|from|out of|input|give|dump|offload|flip|rotate|switch|put|take|invest|ape|move|transform|cost|costs|costing|may cost|it may cost|outlay|maximum outlay|wrap|wrapped|wrapping|unwrap|unwrapped|unwrapping|selling|sale|sell order|swaps|trades|conversion|i give|i pay|i sell|we give|we pay|we sell|market-sell|deposit|withdraw|redeem|put in|make|bring|conversion|sells|stake|spend up to)$/;
const WANTED =
  /^(?:buy|buying|bought|purchase|purchased|acquire|get|getting|obtain|grab|receive|received|receiving|return|want|into|to|→|in|as|output|out|pick up|gimme|expect|accept|bring|brings|end up with|i end up with|deliver|delivered|delivering|buys|buy order|against|in return|in exchange|go long|into|i get|i want|i receive|i buy|we get|we want|we receive|we buy|long|arrive|land|coming back|need|i need|have|proceeds|result|i accept|i expect|market-buy|minimum output|minimum received|instead|or)$/;

/** On which side of a trade the words before an item have it; undefined where none of them tells. */
export function sideTold(items: readonly Item[], at: number): Side | undefined {
  const sentence = items[at]?.sentence;
  for (let place = at - 1; place >= 0; place -= 1) {
    const before = items[place];
    if (!before || before.sentence !== sentence) return undefined;
    if (before.said === "for") return sideOfVerb(items, place) === "wanted" ? "given" : "wanted";
    const side = sideOfWord(before);
    if (side) return side;
  }
  return undefined;
}

/** The side of what the last verb before a place governs. */
function sideOfVerb(items: readonly Item[], from: number): Side | undefined {
  const sentence = items[from]?.sentence;
  for (let place = from - 1; place >= 0 && items[place]?.sentence === sentence; place -= 1) {
    const before = items[place];
    if (!before || /^(?:to|into|in|as|→|with|from|out|or)$/.test(before.said)) continue;
    const side = sideOfWord(before);
    if (side) return side;
  }
  return undefined;
}

function sideOfWord({ is, said }: Item): Side | undefined {
  if (is !== "word" && is !== "mark") return undefined;
  if (GIVEN.test(said)) return "given";
  return WANTED.test(said) ? "wanted" : undefined;
}

/** "1 WETH to buy", "3 DAI sold": what a verb governs that stands behind it. */
export function sideBehind(items: readonly Item[], at: number): Side | undefined {
  const [first, second] = [items[at + 1], items[at + 2]];
  const isTo = first?.said === "to" || first?.said === "to be";
  const verb = isTo ? second : first;
  if (verb?.is !== "word") return undefined;
  if (
    /^(?:sell|selling|sold|spend|spent|exchange|exchanged|swap|swapped|traded|converted)$/.test(verb.said) &&
    (isTo || /(?:ed|sold|spent)$/.test(verb.said))
  )
    return "given";
  return /^(?:buy|bought|purchase|purchased|acquire|receive|get)$/.test(verb.said) &&
    (isTo || /(?:ed|bought)$/.test(verb.said))
    ? "wanted"
    : undefined;
}

/** Whether no words have what is given got or the other way round, and some tell which is which. */
function isDirected({ items }: Own, mentions: readonly Mention[]): boolean {
  let isTold = false;
  for (const { at, item, role } of mentions) {
    if (role !== "given" && role !== "wanted") continue;
    const behind = sideBehind(items, at);
    if (behind && behind !== role) return false;
    const bound = item.is === "amount" && item.amount.kind === "number" ? item.amount.bound : undefined;
    const bounded = bound === "at least" ? "wanted" : bound === "at most" ? "given" : undefined;
    const told = bounded === role ? role : (sideTold(items, at) ?? behind);
    if (told !== undefined && told !== role) return false;
    isTold ||= told !== undefined;
  }
  return isTold;
}

/** Whether a trade goes the way that its words tell; "wrap" and "unwrap" tell it by themselves where only one side is named. */
export function isTradedAsTold(own: Own, mentions: readonly Mention[]): boolean {
  const { items, places, call } = own;
  const { operation } = call;
  if (!/^(?:swap|wrap|unwrap)$/.test(operation)) return true;
  const isCertain =
    operation !== "swap" &&
    places.some((at) => items[at]?.is === "word" && items[at].said.startsWith(operation));
  const sides = new Set(
    mentions.map(({ role }) => role).filter((role) => role === "given" || role === "wanted"),
  );
  return (isCertain && sides.size < 2) || isDirected(own, mentions);
}
