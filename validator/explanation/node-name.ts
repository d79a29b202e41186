import { NODE_IDS } from "../graph.ts";

const ABBREVIATIONS: Readonly<Record<string, string>> = { mev: "MEV", nft: "NFT" };
const names = new Map(NODE_IDS.map((id) => [id, readable(id)]));

/** "intent_alignment.amount_matching" as people read it: "Amount matching". */
export function nodeName(id: string): string {
  return names.get(id) ?? readable(id);
}

function readable(id: string): string {
  const words = id.slice(id.indexOf(".") + 1).split("_");
  const [first = "", ...rest] = words.map((word) => ABBREVIATIONS[word] ?? word);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}
