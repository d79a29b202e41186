import type { Intent } from "./intent.ts";
import { quoteMatch, type Reading, take } from "./reading.ts";

const REFUSED =
  /\b(?:no|without|not?|never|don['’]?t|do not|disallow|avoid)\s+(?:be\s+|allow\s+|accept\s+|want\s+|any\s+|permit\s+){0,3}partial(?:ly)?(?:[\s-]{1,3}(?:fill(?:s|ed|able)?|execut(?:ion|ions|ed)|order))?|\bfill[\s-]{1,3}or[\s-]{1,3}kill\b|\bfok\b|\ball[\s-]{1,3}or[\s-]{1,3}(?:nothing|none)\b|\bpartial[\s-]{1,3}fills?\s*(?::|=|is|are)?\s*(?:not\s+(?:allowed|ok|okay|accepted|permitted|wanted)|no\b|false|off|disabled|forbidden)|\b(?:whole|entire|full|complete)\s+(?:order|fill|fills|amount)\s+only\b|\bfilled\s+(?:completely|entirely|in\s+full)\b|\bfill\s+(?:completely|entirely|in\s+full)\b|\bfully\s+filled\b|\bfilled\s+fully\b|\b(?:not|never|don['’]?t)\s+(?:be\s+)?fill(?:ed)?\s+(?:it\s+|(?:the|my)\s+order\s+)?(?:only\s+)?(?:partially|in\s+parts)\b/i;
const ALLOWED =
  /\bpartial(?:ly)?[\s-]{1,3}(?:fill(?:s|able|ed)?|executions?)\b(?:\s*(?::|=|is|are)?\s*(?:ok|okay|fine|allowed|accepted|acceptable|permitted|yes|true|on|enabled|welcome)\b)?|\bimmediate[\s-]{1,3}or[\s-]{1,3}cancel\b|\bioc\b/i;

/** What an order is to be, not only what is borne: "partially fillable", "partial fills: on". */
const SET = /fillable|immediate|ioc|[:=]|(?:yes|true|on|enabled)$/i;

/** Whether an order may be filled in parts, where the intent says so. */
export function findPartialFill(reading: Reading): Intent["partialFill"] {
  if (!/partial|only|fill|fok|ioc|all[\s-]or|immediate/i.test(reading.folded)) return undefined;
  const refused = REFUSED.exec(reading.folded);
  const match = refused ?? ALLOWED.exec(reading.folded);
  if (!match) return undefined;
  const quote = quoteMatch(reading, match);
  take(reading, quote);
  if (refused) return { allowed: false, quote };
  return { allowed: true, isSet: SET.test(quote.text), quote };
}
