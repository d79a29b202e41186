import type { PositionChange } from "../../calls/call.ts";
import type { PositionWish, Quote, Step, TokenMention } from "../../intent/intent.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { stepOf } from "../../intent/step-of.ts";
import type { Item } from "../../items/item.ts";
import type { Mention } from "../mention.ts";
import { saysOf } from "./says-of.ts";

/** By which something is to count as collateral no more. */
const OFF =
  /^(?:off|out|disable|disabled|disabling|deactivate|deactivated|exit|exits|exiting|exited|exitmarket|leave|leaves|leaving|left|stop|stops|remove|removes|removed|removing|unset|uncheck|untick|revoke|withdraw|withdrawn|quit|false|no|not|never|drop|dropped|free|release|released|cease|without|don't|doesn't|isn't)$/;
const MODE = /\b(?:e-?mode|efficiency|category)\b/;

/** What counts as collateral, or a category of efficiency mode; every market of the call is named, and which way it is turned. */
export function ofPosition(
  change: PositionChange,
  mentions: readonly Mention[],
  items: readonly Item[],
  quote: Quote,
  chainId: number,
): Step | undefined {
  const place = mentions.find(({ item, role }) => role === "place" && item.is === "place")?.item;
  const named = {
    ...(place?.is === "place" && !place.isContract && { protocol: { name: place.name, quote: place.quote } }),
  };
  const off = saysOf(items, OFF) !== undefined;
  if (change.of === "e-mode") {
    const isNamed = mentions.some(({ item }) => item.is === "number" && item.value === change.category);
    if (!items.some(({ said }) => MODE.test(said))) return undefined;
    const isTold = change.category === 0n ? off : isNamed && !off;
    const position: PositionWish = { of: "e-mode", category: change.category };
    return isTold ? stepOf("administer", quote, { ...named, position }) : undefined;
  }
  const tokens = mentions.flatMap((mention) => tokenOf(mention) ?? []);
  const [token] = tokens;
  const [market, ...others] = change.markets;
  const isOf = (mention: TokenMention) =>
    resolveToken(mention, chainId).some(({ contract }) => market?.some((one) => one.contract === contract));
  const isOfOne = market !== undefined && others.length === 0 && !change.unknown?.length;
  if (!token || !isOfOne || !tokens.some(isOf) || change.isUsed === off) return undefined;
  return stepOf("administer", quote, {
    ...named,
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
