import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder } from "../decoder.ts";

const setUserUseReserveAsCollateral: CallDecoder = {
  protocol: "aave_v3",
  signature: "setUserUseReserveAsCollateral(address asset, bool useAsCollateral)",
  payable: false,
  belongsTo: mayBe("aave_v3"),
  read: (values, { chainId }) => ({
    operation: "administer",
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
    controlChange: { change: "change rate mode", asset: tokenAt(chainId, values.asset as Address) },
  }),
};

const setUserEMode: CallDecoder = {
  protocol: "aave_v3",
  signature: "setUserEMode(uint8 categoryId)",
  payable: false,
  belongsTo: mayBe("aave_v3"),
  read: (values) => ({
    operation: "administer",
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
      : {
          peculiarities: [
            { choice: "debt in the account's name" as const, delegatee: values.delegatee as Address },
          ],
        }),
  }),
};

export const position = [
  setUserUseReserveAsCollateral,
  swapBorrowRateMode,
  setUserEMode,
  approvePositionManager,
  approveDelegation,
];
