import type { Peculiarity } from "../calls/peculiarity.ts";
import { shortly } from "../calls/told-text.ts";

/** An unusual choice as a clause: "pays in aTokens". */
export function showPeculiarity(one: Peculiarity): string {
  switch (one.choice) {
    case "data for the recipient's code":
      return `hands ${one.bytes} bytes of data to the recipient's code`;
    case "new Safe":
      return `makes a Safe with the code of ${one.singleton}, set up by ${one.initializer}`;
    case "liquidation":
      return `liquidates the position of ${one.of} for its ${one.collateral.symbol ?? one.collateral.contract}`;
    case "claim for others":
      return `claims for ${one.others.join(", ")} as well`;
    case "leftovers given back":
      return `gives back what is left over as ${one.asset.symbol ?? one.asset.contract}`;
    case "output not named":
      return `names pools and not the token that it buys, of which at least ${one.least} base units come back`;
    case "call before payment":
      return `has ${one.target} called before it pays`;
    case "debt in the account's name":
      return `lets ${one.delegatee} borrow in the account's name`;
    case "stable rate":
      return "borrows at the stable rate";
    case "payment in aTokens":
      return "pays in aTokens";
    case "code run with a loan":
      return `runs the code of ${one.receiver} with the loan${one.mayStay ? ", which may stay as a debt" : ""}`;
    case "hooks":
      return "runs calls of its own before or after the trade (hooks)";
    case "other balance":
      return `${one.side === "sell" ? "takes what it sells from" : "pays what it buys into"} the ${one.balance} balance`;
    case "described value":
      return `sets "${one.label}" to ${shortly(one.value, 80)}`;
    case "unknown market":
      return `uses the market ${one.market}, which no table knows and whose oracle ${one.oracle} decides what its collateral is worth`;
  }
}
