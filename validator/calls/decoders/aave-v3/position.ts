import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder } from "../decoder.ts";

/** What an address is called, where a table knows it. */
const nameOf = (chainId: number, token: Address) => tokenAt(chainId, token).symbol ?? token;

const setUserUseReserveAsCollateral: CallDecoder = {
  protocol: "aave_v3",
  signature: "setUserUseReserveAsCollateral(address asset, bool useAsCollateral)",
  payable: false,
  belongsTo: mayBe("aave_v3"),
  read: (values, { chainId }) => ({
    operation: "administer",
    administration: `${values.useAsCollateral ? "uses" : "stops using"} ${nameOf(chainId, values.asset as Address)} as collateral`,
    positionChange: {
      of: "collateral",
      isUsed: values.useAsCollateral === true,
      markets: [[tokenAt(chainId, values.asset as Address)]],
    },
  }),
};

const swapBorrowRateMode: CallDecoder = {
  protocol: "aave_v3",
  signature: "swapBorrowRateMode(address asset, uint256 interestRateMode)",
  payable: false,
  belongsTo: mayBe("aave_v3"),
  read: (values, { chainId }) => ({
    operation: "administer",
    administration: `changes the interest rate mode of the ${nameOf(chainId, values.asset as Address)} debt`,
  }),
};

const setUserEMode: CallDecoder = {
  protocol: "aave_v3",
  signature: "setUserEMode(uint8 categoryId)",
  payable: false,
  belongsTo: mayBe("aave_v3"),
  read: (values) => ({
    operation: "administer",
    administration: values.categoryId === 0n ? "leaves eMode" : `enters eMode category ${values.categoryId}`,
    positionChange: { of: "e-mode", category: values.categoryId as bigint },
  }),
};

/** A position manager may change what counts as collateral, and the eMode. */
const approvePositionManager: CallDecoder = {
  protocol: "aave_v3",
  signature: "approvePositionManager(address positionManager, bool approve)",
  payable: false,
  belongsTo: mayBe("aave_v3"),
  read: (values) => ({
    operation: values.approve ? "approve" : "revoke",
    spender: values.positionManager as Address,
    approvesAll: values.approve === true,
  }),
};

/** On a debt token: the delegatee may borrow up to the amount, and the account will owe it. */
const approveDelegation: CallDecoder = {
  protocol: "aave_v3",
  signature: "approveDelegation(address delegatee, uint256 amount)",
  payable: false,
  belongsTo: mayBe("aave_v3"),
  read: (values, { chainId, to }) => ({
    operation: values.amount === 0n ? "revoke" : "approve",
    amountIn: { asset: tokenAt(chainId, to), baseUnits: values.amount as bigint },
    spender: values.delegatee as Address,
    ...(values.amount === 0n
      ? {}
      : { peculiarities: [`lets ${values.delegatee} borrow in the account's name`] }),
  }),
};

export const position = [
  setUserUseReserveAsCollateral,
  swapBorrowRateMode,
  setUserEMode,
  approvePositionManager,
  approveDelegation,
];
