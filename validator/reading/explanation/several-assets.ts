import type { Call, MovedAmount } from "../../calls/call.ts";
import { isOfProtocol, protocolsOf } from "../../calls/protocols-of.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import { compareAmount } from "../../intent/compare-amount.ts";
import type { Amount, Step, TokenMention } from "../../intent/intent.ts";
import type { Reading } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import { findMentions, MOST_MENTIONS } from "../mentions/find-mentions.ts";
import { stepOf } from "../steps/step-of.ts";
import { askedFor } from "./asked-operation.ts";
import { claimedIds } from "./claims.ts";
import type { Ground } from "./ground.ts";
import { explainParties } from "./parties.ts";

/**
 * The step where a call moves several assets one way, as when liquidity is added: every token that is named is one of
 * them, every amount agrees with its own, and none of what is given is left out.
 */
export function explainSeveral(
  reading: Reading,
  call: Call,
  { calls, chainId, prices }: Ground,
): Step | undefined {
  const { amountsIn = [], amountsOut = [] } = call;
  const moved = [...amountsIn, ...amountsOut];
  const protocols = new Set(calls.flatMap((one) => [...protocolsOf(one, chainId)]));
  const mentions = findMentions(reading, {
    operation: call.operation,
    isToken: (symbol) => moved.some(({ asset }) => asset.symbol?.toLowerCase() === symbol.toLowerCase()),
    isPlace: (name) => isOfProtocol(name, protocols),
  });
  const quote = askedFor(reading, mentions, call, calls, () => undefined);
  const parties = explainParties(reading, mentions, call, { given: undefined, wanted: undefined });
  if (!quote || !parties || mentions.length > MOST_MENTIONS) return undefined;
  const named: { token: TokenMention; amount: Amount | undefined }[] = [];
  for (const mention of mentions) {
    if (mention.kind === "place" && !isOfProtocol(mention.name, protocols)) return undefined;
    if (mention.kind !== "amount" && mention.kind !== "token") continue;
    const { token } = mention;
    const amount = mention.kind === "amount" ? mention.amount : undefined;
    // A bare number is for the accounting: a position's, a pool's.
    if (!token && amount?.kind === "number") continue;
    const own = token && moved.find(({ asset }) => means(token, asset, chainId));
    if (!own || !token || (amount && !compareAmount(amount, own, prices).agrees)) return undefined;
    const known = named.find((one) => isSameToken(one.token, token));
    if (!known) named.push({ token, amount });
    else if (known.amount && amount) return undefined;
    else known.amount ??= amount;
  }
  const isLeftOut = (one: MovedAmount) => !named.some(({ token }) => means(token, one.asset, chainId));
  if (amountsIn.some(isLeftOut)) return undefined;
  const [first, ...also] = named;
  const place = mentions.find((mention) => mention.kind === "place");
  return stepOf(call.operation, quote, {
    ...first,
    ...(also.length > 0 && { also }),
    tokenIds: call.nonFungibles || call.claimIds ? claimedIds(reading) : [],
    protocol: place && { name: place.name, quote: place.quote },
    ...parties,
  });
}

/** A currency may stand for its wrapped form. */
function means(token: TokenMention, asset: MovedAmount["asset"], chainId: number): boolean {
  return resolveToken(token, chainId).some(
    ({ contract }) => contract === asset.contract || (contract === "native" && isWrappedNative(asset)),
  );
}
