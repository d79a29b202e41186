import { textsIn } from "../listed-texts.ts";

/** Requests that the weights of `validator/wording/` are learnt from, written for a transaction whose deeds their authors were told. */
export type Learnt = "right" | "wrong" | "hostile";

export const learntTexts = textsIn<Learnt>(new URL("./", import.meta.url));
