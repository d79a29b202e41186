import { id } from "ethers/hash";
import type { Address } from "../../../addresses/address.ts";
import { contractAddress, contractAt, wrappedNative } from "../../../data/contracts.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { compileDecoder, Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { Permit } from "../../call.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { isNamed } from "../belongs-to.ts";
import type { CallDecoder, Envelope, InnerCall } from "../decoder.ts";
import { assetOf } from "../erc4626/vaults.ts";
import { ACTIONS, type Bundle } from "./bundler/actions.ts";
import { AdapterAccount } from "./bundler/adapter-account.ts";

const selectorOf = (signature: string) => id(signature).slice(2, 10);
const actions = new Map(ACTIONS.map((one) => [selectorOf(one.compiled.signature.canonical), one]));
const NO_CALLBACK = `0x${"0".repeat(64)}`;
const VRS = "uint8 v, bytes32 r, bytes32 s";
const tokenPermit = compileDecoder(
  `permit(address owner, address spender, uint256 value, uint256 deadline, ${VRS})`,
);
const permit2 = compileDecoder(
  "permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)",
);

function opened({ chainId, from, told }: Envelope): Bundle {
  const adapter = contractAddress("Morpho GeneralAdapter1", chainId);
  const morpho = contractAddress("Morpho Blue", chainId);
  const wrapped = wrappedNative(chainId);
  if (!from || !adapter || !morpho || !wrapped) {
    throw new NotUnderstood("It is not told for whom the bundle is made, or where.", "Give `from`.");
  }
  const asset = (vault: Address) => {
    const held = assetOf({ chainId, to: vault, told })?.contract;
    return held === "native" ? undefined : held;
  };
  return { account: new AdapterAccount(), initiator: from, adapter, morpho, wrapped, assetOf: asset };
}

/** A permission that the account gives the adapter by a signature, for what follows. */
function permitIn({ to, data }: Values, bundle: Bundle, chainId: number): Permit | undefined {
  const hex = String(data).slice(2);
  const isPermit2 = contractAt(chainId, to as Address)?.protocol === "permit2";
  const [compiled, selector] = isPermit2
    ? [permit2, selectorOf(permit2.signature.canonical)]
    : [tokenPermit, selectorOf(tokenPermit.signature.canonical)];
  if (!hex.startsWith(selector)) return undefined;
  const values = compiled.decode(hex.slice(8));
  const { details = {}, spender = values.spender } = (values.permitSingle ?? {}) as Values;
  const { token = to, amount = values.value, expiration } = details as Values;
  if (values.owner !== bundle.initiator || spender !== bundle.adapter)
    throw new Malformed("it permits something else than the bundle needs");
  return {
    asset: tokenAt(chainId, token as Address),
    baseUnits: amount as bigint,
    spender: spender as Address,
    owner: values.owner as Address,
    expiresAt: expiration as bigint | undefined,
  };
}

function readStep(step: Values, bundle: Bundle, chainId: number): InnerCall[] | Permit {
  const { to, data, value, skipRevert, callbackHash } = step;
  const hex = String(data).slice(2);
  const permit = to === bundle.adapter ? undefined : permitIn(step, bundle, chainId);
  // A permit that somebody else has handed in already may fail, and what follows works all the same.
  if (permit && value === 0n) return permit;
  if (skipRevert === true || callbackHash !== NO_CALLBACK) {
    throw new NotUnderstood(
      "A part of the bundle may fail, or be called back, without stopping the rest.",
      "Have every part succeed or all of it fail.",
    );
  }
  if (to !== bundle.adapter) {
    throw new NotUnderstood(`The bundle calls ${to}, which is not Morpho's adapter.`, "Call it by itself.");
  }
  if ((value as bigint) > 0n) bundle.account.put("native", value as bigint);
  if (hex === "") return [];
  const action = actions.get(hex.slice(0, 8));
  if (!action) {
    throw new NotUnderstood(
      `The adapter's action 0x${hex.slice(0, 8)} is not known.`,
      "Supply, borrow, repay, withdraw or deposit in calls to the market or the vault itself.",
    );
  }
  return action.read(action.compiled.decode(hex.slice(8)), bundle);
}

/**
 * Morpho's bundler: what is brought to its adapter goes into markets and vaults in the account's name. A bundle is read as
 * the calls that the account would make itself for the same, and leaves nothing behind.
 */
export const bundler: CallDecoder = {
  protocol: "morpho_blue",
  signature:
    "multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle)",
  payable: true,
  belongsTo: isNamed("Morpho Bundler3"),
  read(values, envelope) {
    const bundle = opened(envelope);
    const steps = values.bundle as Values[];
    const spent = steps.reduce((sum, { value }) => sum + (value as bigint), 0n);
    if (spent !== envelope.value) throw new Malformed("its calls take another value than comes along");
    const read = steps.map((step) => readStep(step, bundle, envelope.chainId));
    bundle.account.close();
    const permits = read.filter((one): one is Permit => !Array.isArray(one));
    const [first, ...others] = read.flatMap((one) => (Array.isArray(one) ? one : []));
    if (!first) throw new Malformed("it does nothing");
    return { inner: [permits.length > 0 ? { ...first, along: { permits } } : first, ...others] };
  },
};
