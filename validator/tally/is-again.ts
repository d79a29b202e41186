import type { Item } from "./item.ts";
import { leadAt } from "./own.ts";

const AGAIN =
  /^(?:these|those|this|that|the|all|exact|exactly|full|my|precisely|meaning|that is|thats|that's|namely|so|i e|i\.e|\(|=|same)$/;

/** "swap these 250 DAI", "(so 995 USDC at least)": what was said before. */
export const isAgain = (items: readonly Item[], at: number): boolean => AGAIN.test(leadAt(items, at));
