import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import type { Values } from "../abi/compile-decoder.ts";
import type { MovedAmount } from "../call.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { isNamed, mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { assetOf } from "./erc4626/vaults.ts";
import { toCaller } from "./to-caller.ts";

/** Only the chain knows the asset of a vault that is in no table. */
function assetsOf(values: Values, envelope: Envelope): MovedAmount {
  const asset = assetOf(envelope);
  if (!asset) {
    throw new NotUnderstood(
      `No table knows which asset the vault ${envelope.to} holds.`,
      "Use a vault that the arbiter knows, or ask the operator to add this one.",
      envelope.to,
    );
  }
  return { asset, baseUnits: values.assets as bigint };
}

/** The vault's own token is the vault. */
const sharesIn = (values: Values, { chainId, to }: Envelope): MovedAmount => ({
  asset: tokenAt(chainId, to),
  baseUnits: values.shares as bigint,
});

const deposited = (values: Values, envelope: Envelope): Facets => ({
  operation: "supply",
  alsoOperation: ["stake"],
  amountIn: assetsOf(values, envelope),
  recipient: values.receiver as Address,
});

/** Buys a number of shares at whatever they cost, which the vault takes by its allowance. */
const minted = (values: Values, envelope: Envelope): Facets => ({
  operation: "supply",
  alsoOperation: ["mint", "stake"],
  amountOut: sharesIn(values, envelope),
  recipient: values.receiver as Address,
});

function vaultFunction(
  signature: string,
  read: CallDecoder["read"],
  belongsTo = mayBe("erc4626"),
): CallDecoder {
  return { protocol: "erc4626", signature, payable: false, belongsTo, read };
}

const isSUsds = isNamed("ERC-4626 sUSDS");
const isSUsde = isNamed("ERC-4626 sUSDe");

export const erc4626 = [
  vaultFunction("deposit(uint256 assets, address receiver)", deposited),
  vaultFunction("mint(uint256 shares, address receiver)", minted),
  vaultFunction("withdraw(uint256 assets, address receiver, address owner)", (values, envelope) => ({
    operation: "withdraw",
    alsoOperation: ["unstake"],
    amountOut: assetsOf(values, envelope),
    recipient: values.receiver as Address,
    owner: values.owner as Address,
  })),
  vaultFunction("redeem(uint256 shares, address receiver, address owner)", (values, envelope) => ({
    operation: "withdraw",
    alsoOperation: ["unstake"],
    amountIn: sharesIn(values, envelope),
    recipient: values.receiver as Address,
    owner: values.owner as Address,
  })),
  vaultFunction("deposit(uint256 assets, address receiver, uint16 referral)", deposited, isSUsds),
  vaultFunction("mint(uint256 shares, address receiver, uint16 referral)", minted, isSUsds),
  // sUSDe leaves in two steps: the cooldown starts, and `unstake` fetches what has cooled down.
  vaultFunction(
    "cooldownAssets(uint256 assets)",
    (values, envelope) => ({
      operation: "unstake",
      alsoOperation: ["withdraw"],
      amountOut: assetsOf(values, envelope),
      ...toCaller(envelope),
    }),
    isSUsde,
  ),
  vaultFunction(
    "cooldownShares(uint256 shares)",
    (values, envelope) => ({
      operation: "unstake",
      alsoOperation: ["withdraw"],
      amountIn: sharesIn(values, envelope),
      ...toCaller(envelope),
    }),
    isSUsde,
  ),
  vaultFunction(
    "unstake(address receiver)",
    (values) => ({
      operation: "claim",
      alsoOperation: ["unstake", "withdraw"],
      claimed: { symbols: ["USDe", "sUSDe"] },
      recipient: values.receiver as Address,
    }),
    isSUsde,
  ),
];
