import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder } from "../decoder.ts";

const flashLoanSimple: CallDecoder = {
  protocol: "aave_v3",
  signature:
    "flashLoanSimple(address receiverAddress, address asset, uint256 amount, bytes params, uint16 referralCode)",
  payable: false,
  belongsTo: mayBe("aave_v3"),
  read: (values, { chainId }) => ({
    operation: "borrow",
    amountOut: { asset: tokenAt(chainId, values.asset as Address), baseUnits: values.amount as bigint },
    recipient: values.receiverAddress as Address,
    peculiarities: [
      { choice: "code run with a loan", receiver: values.receiverAddress as Address, mayStay: false },
    ],
  }),
};

/** Several loans at once, some of which may stay as debt: what becomes of them is in the receiver's code alone. */
const flashLoan: CallDecoder = {
  protocol: "aave_v3",
  signature:
    "flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode)",
  payable: false,
  belongsTo: mayBe("aave_v3"),
  read: (values, { chainId }) => {
    const [asset, ...others] = values.assets as Address[];
    const [amount] = values.amounts as bigint[];
    if (asset === undefined || amount === undefined || others.length > 0) {
      throw new NotUnderstood(
        `The flash loan borrows ${others.length + 1} assets at once.`,
        "Borrow one asset, or use supply, borrow and repay.",
      );
    }
    const [mode] = values.interestRateModes as bigint[];
    const receiver = values.receiverAddress as Address;
    return {
      operation: "borrow",
      amountOut: { asset: tokenAt(chainId, asset), baseUnits: amount },
      recipient: receiver,
      owner: values.onBehalfOf as Address,
      peculiarities: [{ choice: "code run with a loan", receiver, mayStay: mode !== 0n }],
    };
  },
};

export const flashLoans = [flashLoanSimple, flashLoan];
