import { type FoundProtocol, protocolAt } from "./protocol.ts";
import { isTaken, type Stretch, take, wordAt } from "./reading.ts";

/** Where a step is to be done, the first that is named. */
export function findProtocol(stretch: Stretch, isExchange: boolean): FoundProtocol | undefined {
  const { reading } = stretch;
  let found: FoundProtocol | undefined;
  for (let at = stretch.from; at < stretch.to; at += 1) {
    const named = isTaken(reading, at) ? undefined : protocolAt(reading, at, isExchange);
    if (!named) continue;
    take(reading, named.quote);
    // A swap "with Permit2" is signed that way and goes to a router all the same.
    if (named.name !== "permit2" || !isExchange) found ??= named;
    at = named.to - 1;
  }
  return found;
}

/** An approval "via Permit2" is written there; "for Permit2" and other protocols name who may spend. */
export function findPermit2({ reading, from, to }: Stretch): FoundProtocol | undefined {
  for (let at = from + 1; at < to; at += 1) {
    if (!/^(?:via|through|using|on|with|in)$/.test(wordAt(reading.lexemes, at - 1))) continue;
    const named = protocolAt(reading, at, false);
    if (named?.name !== "permit2") continue;
    take(reading, named.quote);
    return named;
  }
  return undefined;
}
