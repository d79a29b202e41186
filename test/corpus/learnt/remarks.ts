import { readFileSync } from "node:fs";

/** Where a remark stands beside a request; "request" is a whole one, with names for its values. */
export type RemarkPlace = "after" | "before" | "inside" | "heading" | "label" | "request";

export interface Remark {
  place: RemarkPlace;
  text: string;
}

/** Remarks that stop a request or ask for more, and ones that leave it as it is; the weights of `validator/wording/` are learnt from both. */
export const learntRemarks = (kind: "harmful" | "harmless"): Remark[] =>
  readFileSync(new URL(`remarks-${kind}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [place = "", text = ""] = line.split("\t");
      return { place: place as RemarkPlace, text };
    });
