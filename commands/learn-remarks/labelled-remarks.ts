import { readFileSync } from "node:fs";
import { lex } from "../../validator/intent/lexer.ts";
import { featuresOf, type Place } from "../../validator/reading/remarks/features.ts";
import { withMasks } from "../../validator/reading/wordings/masked.ts";

const FOLDER = new URL("../../validator/data/remarks/", import.meta.url);

/** A remark that somebody has read and said of whether the request beside it still stands. */
export interface LabelledRemark {
  place: Place;
  text: string;
  isHarmful: boolean;
}

export interface Example {
  features: readonly number[];
  isHarmful: boolean;
  /** By itself, whatever else was learnt: a remark stands alone, a clause is what its words and the rules together make of it. */
  hasToStop: boolean;
}

/** All of the two lists: one remark a line, behind the place where it stands. */
export function labelledRemarks(): LabelledRemark[] {
  return [...listed("harmless.tsv", false), ...listed("harmful.tsv", true)];
}

export function exampleOf({ place, text, isHarmful }: LabelledRemark): Example {
  const features = [...featuresOf(withMasks(lex(text)), place)];
  return { features, isHarmful, hasToStop: isHarmful && place !== "request" };
}

function listed(file: string, isHarmful: boolean): LabelledRemark[] {
  const lines = readFileSync(new URL(file, FOLDER), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [place = "", text = ""] = line.split("\t");
    return { place: place as Place, text, isHarmful };
  });
}
