import { textsIn } from "../listed-texts.ts";

/**
 * Requests that people wrote who had seen neither the code nor the corpus, each for a transaction whose deeds they were told:
 * right ones that are read, right ones that are still refused, ones with a wrong fact, and ones that do not ask for it.
 */
export type Written = "right" | "open" | "wrong" | "hostile";

export const written = textsIn<Written>(new URL("./", import.meta.url));
