import type { Address } from "../../../../addresses/address.ts";
import { MAX_UINT256 } from "../../../../decimals/quantity.ts";
import {
  type CompiledDecoder,
  compileDecoder,
  Malformed,
  type Values,
} from "../../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../../unreadable-call.ts";
import type { InnerCall } from "../../decoder.ts";
import type { AdapterAccount } from "./adapter-account.ts";
import { directCall, marketWords } from "./direct-call.ts";

/** Who takes part in a bundle. */
export interface Bundle {
  account: AdapterAccount;
  initiator: Address;
  adapter: Address;
  morpho: Address;
  wrapped: Address;
  /** What a vault holds; undefined where nothing tells. */
  assetOf(vault: Address): Address | undefined;
}

export interface Action {
  compiled: CompiledDecoder;
  /** The calls that the account would make itself for the same. */
  read(values: Values, bundle: Bundle): InnerCall[];
}

const MARKET =
  "(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams";

function action(signature: string, read: Action["read"]): Action {
  return { compiled: compileDecoder(signature), read };
}

/** What comes out goes to somebody, or stays in the adapter for another action of the same account's. */
function receiverOf({ receiver }: Values, asset: Address, amount: bigint, bundle: Bundle): Address {
  if (receiver !== bundle.adapter) return receiver as Address;
  bundle.account.put(asset, amount);
  return bundle.initiator;
}

function checkCallback({ data }: Values): void {
  if (data === "0x") return;
  throw new NotUnderstood(
    "The bundle carries instructions that are run before it is paid.",
    "Send it without `data`.",
  );
}

/** By a number of assets; or, where the whole position is meant, by the number that stands for all shares. */
function assetsOrAll({ assets, shares }: Values): { assets: bigint; shares: bigint } {
  if (shares === 0n) return { assets: assets as bigint, shares: 0n };
  if (shares === MAX_UINT256 && assets === 0n) return { assets: 0n, shares: MAX_UINT256 };
  throw new NotUnderstood(
    "The bundle counts shares, of which only the chain knows the worth.",
    "Name assets.",
  );
}

function paidIn(name: "supply" | "repay"): Action["read"] {
  return (values, { account, morpho }) => {
    checkCallback(values);
    const params = values.marketParams as Values;
    const loan = params.loanToken as Address;
    const { assets, shares } = assetsOrAll(values);
    if (shares > 0n && name === "supply") throw new Malformed("it supplies all shares there are");
    if (shares > 0n) account.takeSome(loan);
    const paid = shares > 0n ? 0n : account.take(loan, assets);
    return [directCall(morpho, name, [...marketWords(params), paid, shares, values.onBehalf as Address])];
  };
}

function paidOut(name: "borrow" | "withdraw"): Action["read"] {
  return (values, bundle) => {
    const params = values.marketParams as Values;
    const { assets, shares } = assetsOrAll(values);
    if (shares > 0n && (name === "borrow" || values.receiver === bundle.adapter)) {
      throw new NotUnderstood("The bundle moves an amount that only the chain knows.", "Name assets.");
    }
    const receiver = receiverOf(values, params.loanToken as Address, assets, bundle);
    const words = [...marketWords(params), assets, shares, bundle.initiator, receiver];
    return [directCall(bundle.morpho, name, words)];
  };
}

/** Tokens that the account hands over: to the adapter for what follows, or to somebody. */
const pulled: Action["read"] = ({ token, receiver, amount }, { account, adapter }) => {
  if (receiver === adapter) {
    account.put(token as Address, amount as bigint);
    return [];
  }
  if (amount === MAX_UINT256)
    throw new NotUnderstood("The bundle sends a whole balance.", "Name the amount.");
  return [directCall(token as Address, "transfer", [receiver as Address, amount as bigint])];
};

function vaultAsset({ vault }: Values, bundle: Bundle): Address {
  const asset = bundle.assetOf(vault as Address);
  if (asset) return asset;
  throw new NotUnderstood(
    `No table knows which asset the vault ${vault} holds.`,
    "Use a vault that the arbiter knows, or ask the operator to add this one.",
    vault as Address,
  );
}

/** Shares are the account's own, or were handed to the adapter before. */
function checkOwner({ owner, vault }: Values, shares: bigint, { account, adapter, initiator }: Bundle): void {
  if (owner === adapter) account.take(vault as Address, shares);
  else if (owner !== initiator) throw new Malformed("it takes another's shares");
}

/** Morpho's adapter for every chain, as far as its actions can be followed. */
export const ACTIONS: readonly Action[] = [
  action("erc20TransferFrom(address token, address receiver, uint256 amount)", pulled),
  action("transferFrom2(address token, address receiver, uint256 amount)", pulled),
  action(
    "erc20Transfer(address token, address receiver, uint256 amount)",
    (values, { account, initiator }) => {
      const [token, receiver] = [values.token as Address, values.receiver as Address];
      if (receiver === initiator && values.amount === MAX_UINT256) {
        account.giveBack(token);
        return [];
      }
      const amount = account.take(token, values.amount as bigint);
      return receiver === initiator ? [] : [directCall(token, "transfer", [receiver, amount])];
    },
  ),
  action("wrapNative(uint256 amount, address receiver)", ({ amount, receiver }, bundle) => {
    const { account, adapter, wrapped } = bundle;
    const paid = account.take("native", amount as bigint);
    if (receiver === adapter) account.put(wrapped, paid);
    else if (receiver !== bundle.initiator) throw new Malformed("it wraps for somebody else");
    return [directCall(wrapped, "wrap", [], paid)];
  }),
  action("unwrapNative(uint256 amount, address receiver)", ({ amount, receiver }, bundle) => {
    const paid = bundle.account.take(bundle.wrapped, amount as bigint);
    if (receiver !== bundle.initiator) throw new Malformed("it unwraps for somebody else");
    return [directCall(bundle.wrapped, "unwrap", [paid])];
  }),
  action(
    "erc4626Deposit(address vault, uint256 assets, uint256 maxSharePriceE27, address receiver)",
    (values, bundle) => {
      const assets = bundle.account.take(vaultAsset(values, bundle), values.assets as bigint);
      return [directCall(values.vault as Address, "vaultDeposit", [assets, values.receiver as Address])];
    },
  ),
  action(
    "erc4626Withdraw(address vault, uint256 assets, uint256 minSharePriceE27, address receiver, address owner)",
    (values, bundle) => {
      if (values.owner !== bundle.initiator) throw new Malformed("it takes another's shares");
      const assets = values.assets as bigint;
      const receiver = receiverOf(values, vaultAsset(values, bundle), assets, bundle);
      return [directCall(values.vault as Address, "vaultWithdraw", [assets, receiver, bundle.initiator])];
    },
  ),
  action(
    "erc4626Redeem(address vault, uint256 shares, uint256 minSharePriceE27, address receiver, address owner)",
    (values, bundle) => {
      const shares = values.shares as bigint;
      if (shares === MAX_UINT256 || values.receiver === bundle.adapter) {
        throw new NotUnderstood("The bundle moves an amount that only the chain knows.", "Name the shares.");
      }
      checkOwner(values, shares, bundle);
      const words = [shares, values.receiver as Address, bundle.initiator];
      return [directCall(values.vault as Address, "vaultRedeem", words)];
    },
  ),
  action(
    `morphoSupply(${MARKET}, uint256 assets, uint256 shares, uint256 maxSharePriceE27, address onBehalf, bytes data)`,
    paidIn("supply"),
  ),
  action(
    `morphoRepay(${MARKET}, uint256 assets, uint256 shares, uint256 maxSharePriceE27, address onBehalf, bytes data)`,
    paidIn("repay"),
  ),
  action(
    `morphoSupplyCollateral(${MARKET}, uint256 assets, address onBehalf, bytes data)`,
    (values, { account, morpho }) => {
      checkCallback(values);
      const params = values.marketParams as Values;
      const paid = account.take(params.collateralToken as Address, values.assets as bigint);
      const words = [...marketWords(params), paid, values.onBehalf as Address];
      return [directCall(morpho, "supplyCollateral", words)];
    },
  ),
  action(
    `morphoBorrow(${MARKET}, uint256 assets, uint256 shares, uint256 minSharePriceE27, address receiver)`,
    paidOut("borrow"),
  ),
  action(
    `morphoWithdraw(${MARKET}, uint256 assets, uint256 shares, uint256 minSharePriceE27, address receiver)`,
    paidOut("withdraw"),
  ),
  action(`morphoWithdrawCollateral(${MARKET}, uint256 assets, address receiver)`, (values, bundle) => {
    const params = values.marketParams as Values;
    const assets = values.assets as bigint;
    if (assets === MAX_UINT256 && values.receiver === bundle.adapter) {
      throw new NotUnderstood("The bundle moves an amount that only the chain knows.", "Name assets.");
    }
    const receiver = receiverOf(values, params.collateralToken as Address, assets, bundle);
    const words = [...marketWords(params), assets, bundle.initiator, receiver];
    return [directCall(bundle.morpho, "withdrawCollateral", words)];
  }),
];
