import type { Address } from "../../../addresses/address.ts";
import { tokensBySymbol } from "../../../data/tokens.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { isNamed } from "../belongs-to.ts";
import type { CallDecoder } from "../decoder.ts";
import { addressInWord } from "./address-in-word.ts";
import { destinationNamed } from "./destination.ts";

const AUTHORIZATION =
  "(uint256 amount, uint256 authValidAfter, uint256 authValidBefore, bytes32 authNonce, uint8 v, bytes32 r, bytes32 s) _receiveWithAuthorizationData";
const BURN =
  "(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold, bytes hookData) _depositForBurnData";
const HYPER_EVM = 19n;
/** Circle's contract on HyperEVM that credits what arrives to an account of Hyperliquid. */
const FORWARDER: Address = "0xb21d281dedb17ae5b501f6aa8256fe38c4e45757";
/** "cctp-forward", version 0, and 24 bytes: an account, and which of its balances. */
const HOOK = /^0x636374702d666f7277617264(?:00){16}00000018([0-9a-f]{40})(00000000|ffffffff)$/;

/** USDC from Arbitrum into an account of Hyperliquid, by Circle's bridge and with a signed authorization of the sender. */
export const hyperliquidDeposit: CallDecoder = {
  protocol: "cctp",
  signature: `batchDepositForBurnWithAuth(${AUTHORIZATION}, ${BURN})`,
  payable: false,
  belongsTo: isNamed("Hyperliquid CctpExtension"),
  read(values, { chainId }) {
    const { amount: taken, authValidBefore } = values._receiveWithAuthorizationData as Values;
    const { amount, destinationDomain, mintRecipient, destinationCaller, maxFee, hookData } =
      values._depositForBurnData as Values;
    if (taken !== amount) throw new Malformed("it takes another amount than it bridges");
    if ((maxFee as bigint) >= (amount as bigint)) throw new Malformed("its fee may take all of it");
    const [, account, balance] = HOOK.exec(String(hookData)) ?? [];
    const isForwarded = [mintRecipient, destinationCaller].every((one) => addressInWord(one) === FORWARDER);
    if (destinationDomain !== HYPER_EVM || !isForwarded || account === undefined) {
      throw new NotUnderstood(
        "The bridge transfer does not go to an account of Hyperliquid.",
        "Deposit by Circle's forwarder on HyperEVM.",
      );
    }
    const [asset] = tokensBySymbol(chainId, "USDC");
    if (!asset) throw new NotUnderstood("USDC is not known on this chain.", "Use another chain.");
    const isPerps = balance === "00000000";
    return {
      operation: "bridge",
      amountIn: { asset, baseUnits: amount as bigint },
      amountOut: {
        asset,
        baseUnits: (amount as bigint) - (maxFee as bigint),
        bound: "at least",
      },
      recipient: `0x${account}`,
      deadline: authValidBefore as bigint,
      destination: destinationNamed("Hyperliquid"),
      deed: {
        name: "Deposit into Hyperliquid",
        asked: [],
        beside: ["cctp", "circle", "balance", ...(isPerps ? ["perps", "perp", "trading", "margin"] : [])],
        facts: isPerps ? [] : [{ is: "word", called: [], required: true, said: ["spot"] }],
      },
    };
  },
};
