import type { PositionChange } from "../calls/call.ts";
import type { PositionWish, Step, TokenMention } from "../intent/intent.ts";
import { resolveToken } from "../intent/resolve.ts";
import { stepOf } from "../reading/steps/step-of.ts";
import { askedBy } from "./asked-by.ts";
import { type Mention, mentionsOf, type Own } from "./own.ts";

/** The step that asks for what counts as collateral, or for a category of efficiency mode; every market of the call is named. */
export function tellPosition(own: Own, change: PositionChange, chainId: number): Step | undefined {
  const mentions = mentionsOf(own);
  const quote = askedBy(own);
  if (!quote) return undefined;
  const place = mentions.find(({ item, role }) => role === "place" && item.is === "place")?.item;
  const said = {
    ...(place?.is === "place" && !place.isContract && { protocol: { name: place.name, quote: place.quote } }),
  };
  if (change.of === "e-mode") {
    const isNamed = mentions.some(({ item }) => item.is === "number" && item.value === change.category);
    const wish: PositionWish = { of: "e-mode", category: change.category };
    return isNamed || change.category === 0n
      ? stepOf("administer", quote, { ...said, position: wish })
      : undefined;
  }
  const tokens = mentions.flatMap((mention) => tokenOf(mention) ?? []);
  const isOf = (market: PositionChange & { of: "collateral" }) =>
    market.markets.every((assets) =>
      tokens.some((token) => {
        const meant = resolveToken(token, chainId).map(({ contract }) => contract);
        return assets.some(({ contract }) => meant.includes(contract));
      }),
    );
  const [token] = tokens;
  if (change.markets.length !== 1 || change.unknown?.length || !token || !isOf(change)) return undefined;
  return stepOf("administer", quote, {
    ...said,
    position: { of: "collateral", isUsed: change.isUsed },
    token,
  });
}

function tokenOf({ item, role }: Mention): TokenMention | undefined {
  if (role !== "market") return undefined;
  if (item.is === "token") return item.token;
  return item.is === "address"
    ? { symbol: undefined, contract: item.address, known: true, quote: item.quote }
    : undefined;
}
