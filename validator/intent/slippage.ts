import type { Share } from "./intent.ts";
import type { Reading } from "./reading.ts";
import { findTerm, told } from "./terms-told.ts";

const SLIPPAGE = "(?:slippage|slip|price impact|(?<!slippage )tolerance|los(?:e|ing|s)|tolerat(?:e|ing))";
/** What may stand between it and its share, on either side. */
const BETWEEN =
  "(?:(?:above|over|higher|greater|tolerances?|of|is|at|to|under|below|less|than|no|not|more|max|maximum|up|most|limit|limited|set|within|" +
  "[:=≤<(-]|exceed(?:ing|s)?|should|must|be|stays?|go|goes|going|remains?|kept|keep|cap|capped|a|the|allowed|price|about|around|bound|" +
  "allow|accept|total|with|impact|it|only|and|may|can|cannot|never|shall) ){0,8}";
const BEFORE = "(?:(?:max|maximum|price|of|a|the|allowed|or|less|total|-) ){0,3}";
const OFF = "(?:below|under|off|worse)";
const PRICE =
  "(?: (?:of|from|than|the|a|current|going)){0,4}(?: (?:price|market|spot|rate|oracle|quote|mid|quoted|fair|par))+";
const END = "(?= (?:[.,;!?]|but|then)(?!\\S)|\n|$)";

const FORMS = [
  // "0.5% slippage", "50 bps of price slippage"
  `% ${BEFORE}${SLIPPAGE}`,
  // "slippage under 50 bps", "tolerating a 1 percent slip"
  `${SLIPPAGE} ${BETWEEN}%(?: slip(?:page)?)?`,
  `(?:no|zero|0) (?:slippage|price impact)(?! (?:limit|protection|cap|bound|checks?)(?!\\S))(?! ${BETWEEN}%)`,
  "slippagebps (?:[\"':=] ){0,3}(?<bips>\\d{1,5})",
  // "within 1% of the current price", "at worst 1% under the spot price"
  `(?:within|most|worst|than|max|maximum) % (?:${OFF}|of|from)${PRICE}(?: than(?: the)? market)?`,
  // "price no worse than 0.5% off"
  `(?:(?:price|rate|be|at|a|the) )*(?:(?<=(?:price|rate|be) )(?:no|not|never) |(?<=(?:no|not|never) ))worse than %(?: ${OFF})?${END}`,
  // "1% below par is okay for me."
  `(?:(?<=(?:[.,;!?]|but|then) )|^)% ${OFF}${PRICE} is (?:ok|okay|fine|acceptable|tolerable|alright)(?: (?:for|with|by|me|us)){0,2}${END}`,
].map(told);

/** Without one of these there is nothing to look for. */
const HINT = /sl[ip]{2}|toler|tolre|tolle|impact|within|most|worst|worse|than|los[es]|losing|below|under/i;

/** The slippage that the intent allows: "0.5% slippage", "slippage under 50 bps", "no slippage", "within 1% of the market price". */
export function findSlippage(reading: Reading): Share | undefined {
  const found = findTerm(reading, HINT, FORMS);
  if (!found) return undefined;
  const { words, quote, bips = Number(words.groups?.bips ?? 0) } = found;
  // "0.3% under par" leaves no room for the pool's fee.
  return { bips, quote, ...(/\bpar\b/i.test(quote.text) && { isNet: true }) };
}
