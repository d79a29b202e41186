import type { Intent } from "./intent.ts";
import { quoteMatch, type Reading, take } from "./reading.ts";

const CARE = "(?:don['’]?t|do not|doesn['’]?t|does not) (?:care|mind|matter)";
const THE = "(?:about )?(?:the |what |how )?(?:minimum )?";
const AMOUNT = "(?:amount|output|quantity|proceeds|return)";
const PATTERNS: readonly [Intent["waivers"][number]["of"], RegExp][] = [
  [
    "minimum output",
    new RegExp(
      `\\b(?:any ${AMOUNT}(?: (?:of \\w{1,12} )?(?:i|we)(?:'ll)? (?:get|receive))?(?: is (?:fine|ok|okay|acceptable|good))?|(?:accept|take) (?:any|whatever)(?: ${AMOUNT})?|whatever (?:${AMOUNT} )?(?:(?:i|we) (?:get|receive)|it (?:gives|brings|yields)|comes out)(?: is (?:fine|ok|okay))?|(?:no|without(?: an?| any)?|zero) (?:minimum|min)\\b(?: ${AMOUNT}| received| out)?|${CARE} (?:about )?(?:how much|what|the amount|the output|the minimum)[^.,;]{0,30}|(?:minimum|min)(?: ${AMOUNT}| received| out)?(?: is| of|:)? (?:0|zero)\\b(?![.,]?\\d))`,
      "gi",
    ),
  ],
  [
    "price",
    new RegExp(
      `\\b(?:(?:at|for|accept|accepting|with|whatever|regardless of) (?:any|whatever|the)? ?(?:market )?(?:price|slippage|rate)(?: (?:is|there is|it takes|you get))?(?: (?:fine|ok|okay))?|any (?:price|slippage|rate)(?: is (?:fine|ok|okay))?|whatever the (?:price|slippage|rate)|market order|at market(?! (?:open|clos))(?: price)?|(?:unlimited|infinite) slippage|ignore (?:the )?(?:slippage|price)|${CARE} ${THE}(?:price|slippage|rate)|(?:price|slippage) (?:doesn['’]?t|does not) matter|no (?:limit on |cap on )slippage|no slippage (?:limit|protection|cap|bound))`,
      "gi",
    ),
  ],
  [
    "deadline",
    /\b(?:(?:no|without(?: an?| any)?) (?:deadline|expiry|expiration|time limit)|never expires?|no rush|any ?time(?: is (?:fine|ok|okay))?\b|good[\s-]till?[\s-]cancell?ed|gtc\b|(?:deadline|timing) (?:doesn['’]?t|does not) matter|(?:deadline|timing) (?:is )?(?:not important|unimportant|irrelevant)|whenever(?= you|\s*(?:[.,;!]|$)))/gi,
  ],
  ["recipient", /\b(?:to (?:anyone|anybody|whoever|any (?:address|wallet|recipient))|any recipient)\b/gi],
];
const CHEAP =
  /\b(?:any|whatever|no|without|zero|market|regardless|unlimited|infinite|ignore|gtc|good|never|whenever|anytime|anyone|anybody|whoever|0|don['’]?t|do not|doesn['’]?t|does not|not important|unimportant|irrelevant)\b/i;

/** What the user gives up in so many words. */
export function findWaivers(reading: Reading): Intent["waivers"] {
  if (!CHEAP.test(reading.folded)) return [];
  const waivers: Intent["waivers"] = [];
  for (const [of, pattern] of PATTERNS) {
    // More than once: "I don't care what I get, any amount is fine".
    for (const match of reading.folded.matchAll(pattern)) {
      const quote = quoteMatch(reading, match);
      take(reading, quote);
      waivers.push({ of, quote });
    }
  }
  return waivers;
}
