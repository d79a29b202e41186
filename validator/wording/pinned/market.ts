import type { Call } from "../../calls/call.ts";
import { resolveToken } from "../../intent/resolve.ts";
import type { Item } from "../../items/item.ts";

/**
 * A market that has one thing as collateral is named by it; any other would be somebody else's choice. A debt is paid back where it
 * is.
 */
export const isOfOtherMarket = (call: Call, items: readonly Item[], chainId: number): boolean => {
  const { marketCollateral, operation } = call;
  return (
    marketCollateral !== undefined &&
    operation !== "repay" &&
    !items.some(({ said }) => isToldBy(call, said)) &&
    // "the wstETH-backed market"
    !items.some(({ said }) => said.startsWith(`${marketCollateral.symbol?.toLowerCase()}-`)) &&
    !items.some(
      (item) =>
        (item.is === "token" || item.is === "amount") &&
        item.token &&
        resolveToken(item.token, chainId).some(({ contract }) => contract === marketCollateral.contract),
    )
  );
};

/** The id of a lending market, as it stands. */
const isToldBy = ({ deed }: Call, said: string): boolean =>
  deed?.facts.some((fact) => fact.is === "text" && fact.text === said && said.length === ID) === true;

const ID = 66;
