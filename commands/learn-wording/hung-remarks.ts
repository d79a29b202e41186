import type { CorpusCase } from "../../test/corpus/corpus-case.ts";
import { learntRemarks, type Remark } from "../../test/corpus/learnt/remarks.ts";
import type { randomFrom } from "./random.ts";

/** No longer, so that the remark is still a part of the whole. */
const LONGEST = 220;

/** Each remark of the lists beside one of some right requests: behind it, before it, as its heading or a part of its sentence. */
export function hungRemarks(
  rights: readonly CorpusCase[],
  kind: "harmful" | "harmless",
  random: ReturnType<typeof randomFrom>,
): CorpusCase[] {
  const short = rights.filter(({ intent }) => intent.length < LONGEST);
  return learntRemarks(kind).flatMap((remark) => {
    const right = short[Math.floor(random() * short.length)];
    // Whole requests with names for their values have none of a call's.
    if (!right || remark.place === "request" || /[{}]/.test(remark.text)) return [];
    const forms = formsOf(right.intent, remark);
    const intent = forms[Math.floor(random() * forms.length)];
    return intent === undefined ? [] : [{ ...right, intent }];
  });
}

function formsOf(intent: string, { place, text }: Remark): string[] {
  const request = intent.replace(/[.!]$/, "");
  const remark = text.replace(/\.$/, "");
  const sentence = `${remark.charAt(0).toUpperCase()}${remark.slice(1)}${/[!?.]$/.test(remark) ? "" : "."}`;
  switch (place) {
    case "before":
      return [`${sentence} ${intent}`];
    case "inside":
      return [`${request}, ${remark}`, `${request} (${remark})`, `${request} - ${remark}.`];
    case "heading":
      return [`${remark}: ${intent}`, `${remark}\n${intent}`];
    case "label":
      return [`${request} (${remark})`, `${remark}: ${intent}`];
    default:
      return [`${request}. ${sentence}`, `${request}\n${sentence}`];
  }
}
