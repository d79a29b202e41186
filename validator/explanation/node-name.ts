import { NODE_IDS } from "../graph.ts";

const names = new Map(NODE_IDS.map((id) => [id, readable(id)]));

/** "intent_alignment.amount_matching" as people read it: "Amount matching". */
export function nodeName(id: string): string {
  return names.get(id) ?? readable(id);
}

function readable(id: string): string {
  const words = id.slice(id.indexOf(".") + 1).replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
