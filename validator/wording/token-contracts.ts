import type { Call } from "../calls/call.ts";
import type { Item } from "../items/item.ts";
import { type Ground, roleOf } from "../items/roles.ts";
import { sidesOfCall } from "../reading/facts/sides.ts";

/** The items with the contract of a token that goes by no other name as that token: "swap 1000 of 0x… for 0x…". */
export function withTokenContracts(items: readonly Item[], call: Call, ground: Ground): Item[] {
  const { given, wanted } = sidesOfCall(call, ground.chainId);
  const isNamed = (side: "given" | "wanted") =>
    items.some(
      (item) =>
        (item.is === "token" || (item.is === "amount" && item.token !== undefined)) &&
        roleOf(item, call, ground) === side,
    );
  const sides = [given && !isNamed("given") ? given : [], wanted && !isNamed("wanted") ? wanted : []].flat();
  return items.map((item): Item => {
    if (item.is !== "address" || roleOf(item, call, ground) !== "token") return item;
    const asset = sides.find((moved) => moved.asset.contract === item.address)?.asset;
    if (!asset) return item;
    const { address, ...place } = item;
    return {
      ...place,
      is: "token",
      token: { symbol: asset.symbol, contract: address, known: true, quote: item.quote },
    };
  });
}
