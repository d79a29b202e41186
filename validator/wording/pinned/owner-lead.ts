import type { Item } from "../../items/item.ts";

export const LEAD_SMALL =
  /^(?:the|our|my|his|her|their|a|an|its|address|at|wallet|account|contract|own|=|:|\(|,|"|')$/;

/** The words that lead to somebody in his sentence, but for those that only describe him. */
export function leadOf(items: readonly Item[], at: number): string {
  let before = at - 1;
  while (LEAD_SMALL.test(items[before]?.said ?? "") && items[before]?.sentence === items[at]?.sentence)
    before -= 1;
  return items[before]?.sentence === items[at]?.sentence ? (items[before]?.said ?? "") : "";
}
