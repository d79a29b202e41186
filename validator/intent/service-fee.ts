import type { Intent } from "./intent.ts";
import type { Reading } from "./reading.ts";
import { findTerm, told } from "./terms-told.ts";

/** Whose fee it is; one of a pool or of the network is something else. */
const OWNERS =
  "(?:(?:interface|service|platform|front-?end|app|ui|protocol|uniswap|integrator|the|an?) ){0,3}";
const OTHERS = "(?<!(?:gas|network|pool|priority|base|lp|transaction|tx|miner) )";
const ACCEPTED =
  "(?: (?:is|are|also|totally|perfectly)){0,2} (?:ok|okay|fine|acceptable|accepted|allowed|alright|max|maximum|tops)";
const ACCEPTING =
  "(?<=(?:accept|accepting|allow|tolerate|includ(?:ing|es?)|max|maximum|most)(?: \\S+){0,2} )";
const RULE = "most|max|maximum|than|under|below|must|should|up";
const LEADS = `(?: (?:of|is|are|:|=|to|at|no|not|more|be|a|${RULE})){0,5}`;

const FORMS = [
  // "a 0.25% interface fee is fine", "I accept a 0.25% fee"
  `${OTHERS}(?:% ${OWNERS}fees?${ACCEPTED}|${ACCEPTING}% ${OWNERS}fees?)`,
  // "the interface fee of 0.25% is ok"
  `${OTHERS}${OWNERS}fees?(?! %)${LEADS} %${ACCEPTED}`,
  // "fees at most 0.25%"
  `${OTHERS}(?<owners>${OWNERS})fees?(?<rule>${LEADS} (?:${RULE})${LEADS}) %`,
  // "fee must be zero", "fees: none"
  `${OTHERS}${OWNERS}fees?(?! %)${LEADS} (?:of|is|are|:|=|to|at|no|not|more|be|a|${RULE}) (?:none|zero|0(?:\\.0+)?)`,
].map(told);

/** What an interface may take at most: "the 0.25% fee is ok", "fee must be zero". */
export function findServiceFee(reading: Reading): Intent["serviceFee"] {
  const found = findTerm(reading, /\bfees?\b/i, FORMS);
  if (!found) return undefined;
  const { bips = 0, quote, words } = found;
  const isOfPools = words.groups?.rule !== undefined && words.groups.owners === "";
  return { bips, quote, ...(isOfPools && { ofPools: true }) };
}
