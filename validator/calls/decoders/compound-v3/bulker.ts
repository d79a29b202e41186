import type { Address } from "../../../addresses/address.ts";
import { contractAt, wrappedNative } from "../../../data/contracts.ts";
import { nativeAsset } from "../../../data/tokens.ts";
import { MAX_UINT256 } from "../../../decimals/quantity.ts";
import { type CompiledDecoder, compileDecoder, Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder, Envelope, Facets, Part } from "../decoder.ts";
import { cometAt } from "./comets.ts";
import { handedOver, type Movement, type Parties, supplied, withdrawn } from "./movements.ts";
import { rewardsOf } from "./rewards.ts";

interface Action {
  compiled: CompiledDecoder;
  read(values: Values, envelope: Envelope): Part;
}

const assetArguments = compileDecoder("action(address comet, address to, address asset, uint256 amount)");
const nativeArguments = compileDecoder("action(address comet, address to, uint256 amount)");
const claimArguments = compileDecoder(
  "action(address comet, address rewards, address src, bool shouldAccrue)",
);

function movementOf(values: Values, chainId: number, asset: Address): Movement {
  const comet = values.comet as Address;
  if (!cometAt(chainId, comet)) {
    throw new NotUnderstood(`${comet} is no known market of Compound V3.`, "Use a Comet's own address.");
  }
  return { chainId, comet, asset, amount: values.amount as bigint };
}

const ofAsset = (values: Values, { chainId }: Envelope) =>
  movementOf(values, chainId, values.asset as Address);

/** The bulker wraps and unwraps, so the market sees the wrapped currency and the account its own. */
function ofNative(values: Values, { chainId }: Envelope): Movement {
  const wrapped = wrappedNative(chainId);
  if (!wrapped)
    throw new NotUnderstood("This chain's wrapped currency is not known.", "Name it as an asset.");
  return movementOf(values, chainId, wrapped);
}

function nativeAmount({ amount, chainId }: Movement, whole: bigint): MovedAmount {
  const asset = nativeAsset(chainId);
  return amount === MAX_UINT256 ? { asset, baseUnits: whole, bound: "all" } : { asset, baseUnits: amount };
}

const recipientOf = (values: Values) => ({ recipient: values.to as Address });

function onAsset(act: (movement: Movement, parties: Parties) => Facets): Action {
  return {
    compiled: assetArguments,
    read: (values, envelope) => ({ facets: act(ofAsset(values, envelope), recipientOf(values)), value: 0n }),
  };
}

const supplyNative: Action = {
  compiled: nativeArguments,
  read(values, envelope) {
    const movement = ofNative(values, envelope);
    const paid = nativeAmount(movement, envelope.value);
    return { facets: supplied(movement, recipientOf(values), paid), value: paid.baseUnits };
  },
};

const withdrawNative: Action = {
  compiled: nativeArguments,
  read(values, envelope) {
    const movement = ofNative(values, envelope);
    const paid = nativeAmount(movement, MAX_UINT256);
    return { facets: withdrawn(movement, recipientOf(values), paid), value: 0n };
  },
};

const claimReward: Action = {
  compiled: claimArguments,
  read(values, { chainId }) {
    const rewards = values.rewards as Address;
    if (contractAt(chainId, rewards)?.name !== "Compound V3 CometRewards") {
      throw new NotUnderstood(`${rewards} pays no known rewards of Compound V3.`, "Claim from CometRewards.");
    }
    const facets = { ...rewardsOf(chainId, values.comet as Address), recipient: values.src as Address };
    return { facets: { operation: "claim", ...facets }, value: 0n };
  },
};

const ACTIONS: Readonly<Record<string, Action>> = {
  ACTION_SUPPLY_ASSET: onAsset(supplied),
  ACTION_SUPPLY_NATIVE_TOKEN: supplyNative,
  ACTION_WITHDRAW_ASSET: onAsset(withdrawn),
  ACTION_WITHDRAW_NATIVE_TOKEN: withdrawNative,
  ACTION_TRANSFER_ASSET: onAsset(handedOver),
  ACTION_CLAIM_REWARD: claimReward,
};

/** By the word that the name is in calldata: ASCII, then zeros. */
const byWord = new Map(
  Object.entries(ACTIONS).map(([name, action]) => [
    `0x${Buffer.from(name).toString("hex").padEnd(64, "0")}`,
    action,
  ]),
);

const invoke: CallDecoder = {
  protocol: "compound_v3",
  signature: "invoke(bytes32[] actions, bytes[] data)",
  payable: true,
  belongsTo: mayBe("compound_v3"),
  read(values, envelope) {
    const actions = values.actions as string[];
    const data = values.data as string[];
    if (actions.length === 0) throw new Malformed("it carries no action");
    if (actions.length !== data.length) throw new Malformed("actions and data differ in number");
    return {
      parts: actions.map((name, index) => {
        const action = byWord.get(name);
        if (!action) {
          throw new NotUnderstood(
            `The bulker's action ${name} is not known.`,
            "Supply, withdraw, transfer or claim in calls to the market itself.",
          );
        }
        return action.read(action.compiled.decode((data[index] ?? "").slice(2)), envelope);
      }),
    };
  },
};

export const bulker = [invoke];
