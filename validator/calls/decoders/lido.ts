import { type Address, ZERO_ADDRESS } from "../../addresses/address.ts";
import { contractAddress } from "../../data/contracts.ts";
import { nativeAsset, tokenAt } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import type { AssetAmount } from "../call.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { isNamed } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { toCaller } from "./to-caller.ts";

const isStEth = isNamed("Lido stETH");
const isWstEth = isNamed("Lido wstETH");
const isQueue = isNamed("Lido WithdrawalQueue");

type Token = "Lido stETH" | "Lido wstETH";

function amountOf(token: Token, { chainId }: Envelope, baseUnits: bigint): AssetAmount {
  const contract = contractAddress(token, chainId);
  if (!contract) throw new NotUnderstood(`${token} is not known on this chain.`, "Use another chain.");
  return { asset: tokenAt(chainId, contract), baseUnits };
}

/** Of which token something comes back; how much, only the chain knows. */
const yielding = (token: Token, envelope: Envelope): Pick<Facets, "amountOut"> => ({
  amountOut: { ...amountOf(token, envelope, 0n), bound: "at least" },
});

/** What staking `value` does; a plain transfer to stETH does the same. stETH is one for one, but for a wei of rounding. */
function staking(envelope: Envelope): Facets {
  return {
    operation: "stake",
    alsoOperation: ["supply"],
    amountIn: { asset: nativeAsset(envelope.chainId), baseUnits: envelope.value },
    amountOut: amountOf("Lido stETH", envelope, envelope.value),
    ...toCaller(envelope),
  };
}

/** A plain transfer to wstETH stakes and wraps. */
function stakingIntoWstEth(envelope: Envelope): Facets {
  return {
    operation: "stake",
    alsoOperation: ["supply", "wrap"],
    amountIn: { asset: nativeAsset(envelope.chainId), baseUnits: envelope.value },
    ...yielding("Lido wstETH", envelope),
    ...toCaller(envelope),
  };
}

/** What native currency does that is sent to Lido without calldata; undefined where the contract is none of Lido's. */
export function stakingByTransfer(envelope: Envelope): Facets | undefined {
  if (isStEth(envelope)) return staking(envelope);
  return isWstEth(envelope) ? stakingIntoWstEth(envelope) : undefined;
}

function requested(token: Token, values: Values, envelope: Envelope): Facets {
  const amounts = values._amounts as bigint[];
  if (amounts.length === 0) throw new Malformed("it requests nothing");
  const owner = values._owner as Address;
  return {
    operation: "unstake",
    alsoOperation: ["withdraw"],
    amountIn: amountOf(
      token,
      envelope,
      amounts.reduce((sum, amount) => sum + amount, 0n),
    ),
    ...(amounts.length > 1 && { pieces: amounts.map((amount) => amountOf(token, envelope, amount)) }),
    // The zero address stands for whoever calls.
    ...(owner === ZERO_ADDRESS ? toCaller(envelope) : { recipient: owner }),
  };
}

const PERMIT = "(uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) _permit";

function request(name: string, token: Token): CallDecoder {
  return {
    protocol: "lido",
    signature: `${name}(uint256[] _amounts, address _owner)`,
    payable: false,
    belongsTo: isQueue,
    read: (values, envelope) => requested(token, values, envelope),
  };
}

function requestWithPermit(name: string, token: Token): CallDecoder {
  return {
    protocol: "lido",
    signature: `${name}(uint256[] _amounts, address _owner, ${PERMIT})`,
    payable: false,
    belongsTo: isQueue,
    read(values, envelope) {
      const { value } = values._permit as { value: bigint };
      return {
        ...requested(token, values, envelope),
        permits: [
          {
            ...amountOf(token, envelope, value),
            spender: envelope.to,
            owner: envelope.from,
            expiresAt: undefined,
          },
        ],
      };
    },
  };
}

function claim(signature: string): CallDecoder {
  return {
    protocol: "lido",
    signature,
    payable: false,
    belongsTo: isQueue,
    read: ({ _recipient, _requestId, _requestIds }, envelope) => ({
      operation: "claim",
      alsoOperation: ["withdraw"],
      claimed: { symbols: ["native", "ETH", "stETH", "wstETH"] },
      claimIds: (_requestIds ?? [_requestId]) as bigint[],
      ...(_recipient === undefined ? toCaller(envelope) : { recipient: _recipient as Address }),
    }),
  };
}

const submit: CallDecoder = {
  protocol: "lido",
  signature: "submit(address _referral)",
  payable: true,
  belongsTo: isStEth,
  read: (_, envelope) => staking(envelope),
};

const wrap: CallDecoder = {
  protocol: "lido",
  signature: "wrap(uint256 _stETHAmount)",
  payable: false,
  belongsTo: isWstEth,
  read: (values, envelope) => ({
    operation: "wrap",
    amountIn: amountOf("Lido stETH", envelope, values._stETHAmount as bigint),
    ...yielding("Lido wstETH", envelope),
    ...toCaller(envelope),
  }),
};

const unwrap: CallDecoder = {
  protocol: "lido",
  signature: "unwrap(uint256 _wstETHAmount)",
  payable: false,
  belongsTo: isWstEth,
  read: (values, envelope) => ({
    operation: "unwrap",
    amountIn: amountOf("Lido wstETH", envelope, values._wstETHAmount as bigint),
    ...yielding("Lido stETH", envelope),
    ...toCaller(envelope),
  }),
};

export const lido = [
  submit,
  wrap,
  unwrap,
  request("requestWithdrawals", "Lido stETH"),
  request("requestWithdrawalsWstETH", "Lido wstETH"),
  requestWithPermit("requestWithdrawalsWithPermit", "Lido stETH"),
  requestWithPermit("requestWithdrawalsWstETHWithPermit", "Lido wstETH"),
  claim("claimWithdrawal(uint256 _requestId)"),
  claim("claimWithdrawals(uint256[] _requestIds, uint256[] _hints)"),
  claim("claimWithdrawalsTo(uint256[] _requestIds, uint256[] _hints, address _recipient)"),
];
