import type { Intent } from "./intent.ts";
import { isJoined } from "./joined-items.ts";
import { type FoundProtocol, familyOf, protocolAt, spokenProtocolAt } from "./protocol.ts";
import { isTaken, type Stretch, take, wordAt } from "./reading.ts";

/** Where a step is to be done, the first that is named. */
export function findProtocol(
  stretch: Stretch,
  isExchange: boolean,
  ambiguities: Intent["ambiguities"],
): FoundProtocol | undefined {
  const { reading } = stretch;
  let found: FoundProtocol | undefined;
  for (let at = stretch.from; at < stretch.to; at += 1) {
    const named = isTaken(reading, at)
      ? undefined
      : (protocolAt(reading, at, isExchange) ??
        (found && isJoined(reading, found.to, at) ? spokenProtocolAt(reading, at) : undefined));
    if (!named) continue;
    take(reading, named.quote);
    // A swap "with Permit2" is signed that way and goes to a router all the same.
    if (named.name !== "permit2" || !isExchange) {
      if (found && isSecond(stretch, found, named)) {
        ambiguities.push({
          problem: `It names "${found.quote.text}" and "${named.quote.text}" and does not say how much goes where.`,
          remedy: "Say in the intent, for each protocol, what is to be done there.",
          quote: named.quote,
        });
      }
      found ??= named;
    }
    at = named.to - 1;
  }
  return found;
}

/** "on Uniswap and 1inch", "to Aave and to Compound". */
function isSecond({ reading }: Stretch, first: FoundProtocol, { name, from }: FoundProtocol): boolean {
  const isLed = /^(?:on|to|in|into|with|from|via|through)$/.test(wordAt(reading.lexemes, from - 1));
  return familyOf(name) !== familyOf(first.name) && isJoined(reading, first.to, isLed ? from - 1 : from);
}

const GRANT = /^(?:allowance|approval|permission|batch|single)$/;

/** An approval "via Permit2", "a Permit2 signature" and "my Permit2 allowance" are written there; "for Permit2" and other protocols name who may spend. */
export function findPermit2({ reading, from, to }: Stretch): FoundProtocol | undefined {
  const { lexemes } = reading;
  for (let at = from + 1; at < to; at += 1) {
    if (!wordAt(lexemes, at).startsWith("permit")) continue;
    const named = protocolAt(reading, at, false);
    if (named?.name !== "permit2") continue;
    const hasArticle = /^(?:an?|the|my)$/.test(wordAt(lexemes, at - 1));
    const isWay = /^(?:via|through|using|on|with|in)$/.test(wordAt(lexemes, hasArticle ? at - 2 : at - 1));
    const next = wordAt(lexemes, named.to);
    const isKind = /^(?:permits?|signature|message)$/.test(next) || (hasArticle && GRANT.test(next));
    if (!isWay && !isKind) continue;
    take(reading, named.quote);
    return named;
  }
  return undefined;
}
