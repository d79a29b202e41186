import type { Call } from "../../calls/call.ts";
import { resolveToken } from "../../intent/resolve.ts";
import type { Mention } from "../../tally/own.ts";

/** A market that has one thing as collateral is named by it; any other would be somebody else's choice. */
export const isOfOtherMarket = (
  { marketCollateral }: Call,
  mentions: readonly Mention[],
  chainId: number,
): boolean =>
  marketCollateral !== undefined &&
  !mentions.some(
    ({ item }) =>
      (item.is === "token" || item.is === "amount") &&
      item.token &&
      resolveToken(item.token, chainId).some(({ contract }) => contract === marketCollateral.contract),
  );
