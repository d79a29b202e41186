import { readFileSync } from "node:fs";
import { lex } from "../../validator/intent/lexer.ts";
import { isWary, lightAt } from "../../validator/reading/remarks/bounds.ts";
import { featuresOf, type Place } from "../../validator/reading/remarks/features.ts";
import { wordsOf } from "../../validator/reading/remarks/listed.ts";
import { withMasks } from "./with-masks.ts";

const FOLDER = new URL("../../validator/data/remarks/", import.meta.url);

/** A remark, or a clause of a request, and whether the request still stands with it. */
export interface LabelledRemark {
  place: Place;
  text: string;
  isHarmful: boolean;
}

export interface Example {
  features: readonly number[];
  isHarmful: boolean;
  /** How much it may weigh to be passed over. */
  light: number;
  isWary: boolean;
  /** Its words, for where no weights tell it. */
  words: string;
}

/** All of the two lists: one remark a line, behind the place where it stands. */
export function labelledRemarks(): LabelledRemark[] {
  return [...listed("harmless.tsv", false), ...listed("harmful.tsv", true)];
}

export function exampleOf({ place, text, isHarmful }: LabelledRemark): Example {
  const lexemes = withMasks(lex(text));
  return {
    features: [...featuresOf(lexemes, place)],
    isHarmful,
    light: lightAt(place, lexemes),
    isWary: isWary(lexemes),
    words: wordsOf(lexemes),
  };
}

function listed(file: string, isHarmful: boolean): LabelledRemark[] {
  const lines = readFileSync(new URL(file, FOLDER), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [place = "", text = ""] = line.split("\t");
    return { place: place as Place, text, isHarmful };
  });
}
