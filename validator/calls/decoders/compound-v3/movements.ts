import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { MAX_UINT256 } from "../../../decimals/quantity.ts";
import type { MovedAmount } from "../../call.ts";
import type { Facets } from "../decoder.ts";
import { amountOrAll } from "../moved-amount.ts";
import { cometAt } from "./comets.ts";

/** Who pays and who gets it, where the function names them. */
export type Parties = Pick<Facets, "owner" | "recipient">;

export interface Movement {
  chainId: number;
  comet: Address;
  asset: Address;
  amount: bigint;
}

/** What the market lends. */
function marketOf({ chainId, comet }: Movement): Pick<Facets, "market"> {
  const base = cometAt(chainId, comet)?.base;
  return base ? { market: base } : {};
}

const isBase = ({ chainId, comet, asset }: Movement) => cometAt(chainId, comet)?.base.contract === asset;

/** Only of the base asset does the largest number stand for the whole balance or debt. */
function amountOf(movement: Movement): MovedAmount {
  const token = tokenAt(movement.chainId, movement.asset);
  return isBase(movement)
    ? amountOrAll(token, movement.amount)
    : { asset: token, baseUnits: movement.amount };
}

/** Supplying the base asset pays off what the account owes first, and the largest number pays off exactly that. */
export function supplied(movement: Movement, parties: Parties, paid = amountOf(movement)): Facets {
  const paysAllDebt = isBase(movement) && movement.amount === MAX_UINT256;
  return {
    operation: paysAllDebt ? "repay" : "supply",
    ...(isBase(movement) && !paysAllDebt ? { alsoOperation: ["repay"] } : {}),
    amountIn: paid,
    ...marketOf(movement),
    ...parties,
  };
}

/** Withdrawing more of the base asset than the account has there borrows the rest; the largest number never does. */
export function withdrawn(movement: Movement, parties: Parties, paid = amountOf(movement)): Facets {
  const mayBorrow = isBase(movement) && movement.amount !== MAX_UINT256;
  return {
    operation: "withdraw",
    ...(mayBorrow ? { alsoOperation: ["borrow"] } : {}),
    amountOut: paid,
    ...marketOf(movement),
    ...parties,
  };
}

/** Moves a balance inside the market from one account to another. */
export function handedOver(movement: Movement, parties: Parties): Facets {
  return { operation: "transfer", amountIn: amountOf(movement), ...parties };
}
