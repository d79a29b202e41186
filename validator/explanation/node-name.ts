const ABBREVIATIONS: Readonly<Record<string, string>> = { mev: "MEV", nft: "NFT" };
/** Kept, since every verdict names them all; nodes are few. */
const names = new Map<string, string>();

/** "intent_alignment.amount_matching" as people read it: "Amount matching". */
export function nodeName(id: string): string {
  const known = names.get(id);
  if (known !== undefined) return known;
  const name = readable(id);
  names.set(id, name);
  return name;
}

function readable(id: string): string {
  const words = id.slice(id.indexOf(".") + 1).split("_");
  const [first = "", ...rest] = words.map((word) => ABBREVIATIONS[word] ?? word);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}
