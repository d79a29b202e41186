import type { Item } from "../../items/item.ts";

export type Side = "given" | "wanted";

/** Words that lead to, or follow, what is given. */
export const GIVEN =
  /^(?:sell|selling|sold|swap|swapped|exchange|exchanged|trade|traded|convert|converted|change|changed|turn|turned|spend|spending|spent|pay|paying|paid|use|using|with|from|out of|input|give|dump|offload|flip|rotate|switch|put|take|invest|ape|move|transform|cost|costs|costing|may cost|it may cost|outlay|maximum outlay|wrap|wrapped|wrapping|unwrap|unwrapped|unwrapping|selling|sale|sell order|swaps|trades|conversion|i give|i pay|i sell|we give|we pay|we sell|market-sell|deposit|withdraw|redeem|put in|make|bring|conversion|sells|stake|spend up to|swapping|exchanging|converting|trading|turning|giving|cash out|cash in|cashing out|cashing in|get rid of|getting rid of|rid|rid of|part with|parting with|go from|going from|upgrade|route|unload|liquidate|flog|liquidated|give up|giving up|offer|offering|offered|i spend|i take|i put in|we spend|payable|source|tokenin|amountin|amountinmax|amountinmaximum|maxin|maxamountin|fromtoken|fromamount|fromamt|selltoken|sellamount|maxsellamount|src|srctoken|maker|maker amount|maker asset|maker token|making|source token|sell token|sell asset|sell amount|sell side|max sell amount|source asset|source amount|get out of|getting out of|liquidating|roll|shift|trade in|trading in|unloading|swap out|swap over|switch over|change over|exchange over|flip over|cash|morph|dumping|instead of|in place of|sell limit|sell at market|limit sell|market sell|flogging|dumped|flipped|liquidated|rotated|switched|traded in)$/;
const WANTED =
  /^(?:buy|buying|bought|purchase|purchased|purchasing|acquire|acquiring|get|getting|obtain|grab|receive|received|receiving|return|want|into|to|→|in|as|output|out|pick up|gimme|expect|accept|bring|brings|end up with|i end up with|deliver|delivered|delivering|buys|buy order|in return|in exchange|go long|into|i get|i want|i receive|i buy|we get|we want|we receive|we buy|long|arrive|land|coming back|need|i need|have|proceeds|result|i accept|i expect|market-buy|minimum output|minimum received|instead|or|load up on|loading up on|fetch|fetching|go a bit long|stack|snag|collect|yield|yields|yielding|gives me|gives|bring me|brings me|get me|buy me|i buy|i need|we need|ends up with|ending up with|end up in|become|becomes|should become|shall become|target|back into|back to|back as|tokenout|amountout|amountoutmin|amountoutminimum|minout|minreturn|minamountout|totoken|toamount|toamt|buytoken|buyamount|minbuyamount|dst|dsttoken|taker|taker amount|taker asset|taker token|taking|target token|buy token|buy asset|buy amount|buy side|min buy amount|minimum buy amount|target asset|target amount|hold|to hold|buy limit|buy at market|limit buy|market buy|purchase order|have the proceeds|have the outcome)$/;
/** "I'd like exactly 100 LINK" */
const WISHED = /(?:^| )(?:like|want|need|love|wish|prefer)$/;
const PAYS = /^(?:pay|paying|paid|payment|payable|i pay|we pay|settle)$/;
const LEADS = /^(?:to|into|in|as|→|with|from|out|or|at|and|,)$/;

export const isVerb = ({ said }: Item): boolean =>
  !LEADS.test(said) && !/^(?:in|out)/.test(said) && (GIVEN.test(said) || WANTED.test(said));

/** The side of what the last verb before a place governs. */
export function sideOfVerb(items: readonly Item[], from: number): Side | undefined {
  const at = verbBefore(items, from);
  return at === undefined ? undefined : sideOfWord(items, at);
}

export const lastVerb = (items: readonly Item[], from: number): string | undefined =>
  items[verbBefore(items, from) ?? -1]?.said;

function verbBefore(items: readonly Item[], from: number): number | undefined {
  const sentence = items[from]?.sentence;
  for (let place = from - 1; place >= 0 && items[place]?.sentence === sentence; place -= 1) {
    const before = items[place];
    if (!before || LEADS.test(before.said) || /^(?:in (?:exchange|return)|instead)$/.test(before.said))
      continue;
    // "in exchange for", "as an exchange for"
    if (/^(?:exchange|return)$/.test(before.said) && /^(?:in|as)$/.test(items[place - 1]?.said ?? ""))
      continue;
    if (sideOfWord(items, place)) return place;
  }
  return undefined;
}

/** The side of what a word governs. */
export function sideOfWord(items: readonly Item[], at: number): Side | undefined {
  const item = items[at];
  if (item?.is !== "word" && item?.is !== "mark") return undefined;
  const next = items[at + 1]?.said ?? "";
  // "swap / 1000 USDC / WETH"
  if (item.said === "/" && items[at - 1]?.is === "amount" && items[at + 1]?.is === "token")
    return /^(?:swap|trade|convert|exchange|sell)$/.test(firstWord(items)) ? "wanted" : undefined;
  // "Token in: ETH", "paying in WETH", "pay it in USDC"
  if (item.said === "in" && (/^[:=]$/.test(next) || PAYS.test(pastThem(items, at)))) return "given";
  if (item.said === "give" && /^(?:me|us)$/.test(next)) return "wanted";
  const said = item.said.replace(/^(?:i am|i'm|we are|we're|im) /, "");
  if (GIVEN.test(said)) return "given";
  if (item?.is === "word" && item.sense.everywhere.has("wish") && WISHED.test(said)) return "wanted";
  return WANTED.test(said) ? "wanted" : undefined;
}

const firstWord = (items: readonly Item[]): string => items.find(({ is }) => is === "word")?.said ?? "";

/** The word before another, "it" and "for it" left out. */
function pastThem(items: readonly Item[], at: number): string {
  let before = at - 1;
  while (/^(?:it|them|that|for|for it|for them|all)$/.test(items[before]?.said ?? "")) before -= 1;
  return items[before]?.said ?? "";
}
