import type { Call, MovedAmount } from "../calls/call.ts";
import { isAsking, operationsOfNoun } from "../lexicon/operation-words.ts";

/** "For that, approve …", "so wrap 2 ETH", "This takes two steps: …", "you'll have to approve …": words that only say that what follows is the way. */
const LEAD =
  /^\s*(?:so|for (?:that|this|it)|to (?:do|get|achieve|reach|make|manage|pay) (?:so|this|that|it|there)|(?:this|that|it|which) (?:takes|needs|requires|means|will take)|(?:you['’]ll|you will|you) (?:have|need) to|(?:the )?steps(?: are)?|here['’]s how|as follows)\b\s*[,:]?/i;
const BEHIND = /^(?:please|kindly|first|just|let|have|two|three|four|the|an?|could|can|would|i|we|\d)$/;
const NOW = "(?: (?:yet|so far|right now|at the moment|here|myself|in my wallet))?, so\\b\\s*[,:]?";
/** "I only hold ETH, so …" */
const HELD = new RegExp(
  `^\\s*(?:i|we) (?:(?:only|just|currently) )*(?:hold|have|own|(?:have )?got) (?:(?:only|just|nothing but) )*([a-z]+)${NOW}`,
  "i",
);
/** "I don't have USDC yet, so …" */
const LACKED = new RegExp(
  `^\\s*(?:i|we) (?:(?:have|hold|own) no|(?:don['’]t|do not) (?:have|hold|own)(?: any)?|lack) ([a-z]+)${NOW}`,
  "i",
);
const LONGEST = 80;

/** What stands before the way to a goal at a place of a text and only says that it is one, or why it is needed. */
export function wayLead(text: string, start: number, calls: readonly Call[]): string {
  const behind = text.slice(start, start + LONGEST);
  const [lead, token = ""] = HELD.exec(behind) ?? [];
  if (lead && calls.some(({ amountIn }) => isOf(amountIn, token))) return lead;
  const [lacking, missing = ""] = LACKED.exec(behind) ?? [];
  if (lacking && calls.some(({ amountOut }) => isOf(amountOut, missing))) return lacking;
  const [said = ""] = LEAD.exec(behind) ?? [];
  const [next = ""] = /[a-z0-9]+/i.exec(behind.slice(said.length)) ?? [];
  // "So far so good. …"
  const isLeading =
    /[,:]$/.test(said.trim()) || BEHIND.test(next.toLowerCase()) || isDeed(next.toLowerCase());
  return isLeading ? said : "";
}

const isDeed = (word: string) => isAsking(word) || operationsOfNoun(word) !== undefined;

const isOf = (moved: MovedAmount | undefined, token: string) => {
  const symbol = moved?.asset.symbol?.toLowerCase();
  return (
    symbol !== undefined && (symbol === token.toLowerCase() || (symbol === "eth" && /^ether$/i.test(token)))
  );
};
