import type { Address } from "../../../addresses/address.ts";
import { chainById, isTestnet } from "../../../data/chains.ts";
import { contractAt } from "../../../data/contracts.ts";
import { nativeAsset, tokenAt } from "../../../data/tokens.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { destinationOf } from "./destination.ts";

/** The bridge of a rollup is the same contract on every one of them, and leads to the chain below. */
const ROLLUP_BRIDGE = "0x4200000000000000000000000000000000000010";
const BELOW = "0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000";
const MARKS = "uint32 _minGasLimit, bytes _extraData";

/** The rollup that a bridge on the chain below leads to: its name in the table says it, "OP Stack bridge to 8453". */
function leadsTo({ chainId, to }: Envelope): number | undefined {
  if (to === ROLLUP_BRIDGE) return isTestnet(chainById(chainId)) ? 11_155_111 : 1;
  const { protocol, version } = contractAt(chainId, to) ?? {};
  return protocol === "op_stack" && version ? Number(version) : undefined;
}

function decoder(signature: string, payable: boolean, read: CallDecoder["read"]): CallDecoder {
  return {
    protocol: "op_stack",
    signature,
    payable,
    belongsTo: (envelope) => leadsTo(envelope) !== undefined,
    read,
  };
}

function ether(values: Values, envelope: Envelope): Facets {
  const there = leadsTo(envelope) ?? 0;
  return bridged(
    envelope,
    there,
    nativeAsset(envelope.chainId),
    nativeAsset(there),
    envelope.value,
    values._to,
  );
}

/** A token goes to its own counterpart there; to any other it would be lost. */
function token(local: unknown, remote: unknown, amount: unknown, to: unknown, envelope: Envelope): Facets {
  const there = leadsTo(envelope) ?? 0;
  const [here, counterpart] = [
    tokenAt(envelope.chainId, local as Address),
    tokenAt(there, remote as Address),
  ];
  if (here.symbol === undefined || here.symbol !== counterpart.symbol) {
    throw new NotUnderstood(
      `No table knows ${remote} on ${chainById(there).name} as what ${local} becomes there.`,
      "Bridge a token whose counterpart on the other chain is known.",
    );
  }
  return bridged(envelope, there, here, counterpart, amount as bigint, to);
}

function bridged(
  { from }: Envelope,
  there: number,
  given: ReturnType<typeof nativeAsset>,
  got: ReturnType<typeof nativeAsset>,
  baseUnits: bigint,
  to: unknown,
): Facets {
  const recipient = (to ?? from) as Address | undefined;
  return {
    operation: "bridge",
    amountIn: { asset: given, baseUnits },
    amountOut: { asset: got, baseUnits },
    ...(recipient ? { recipient } : {}),
    destination: destinationOf(there),
  };
}

const withTokens = (values: Values, envelope: Envelope) =>
  token(values._localToken, values._remoteToken, values._amount, values._to, envelope);

/** From the rollup back: the currency by its mark, a token to what it stands for. */
function withdrawn(values: Values, envelope: Envelope): Facets {
  const there = leadsTo(envelope) ?? 0;
  if (values._l2Token === BELOW)
    return bridged(
      envelope,
      there,
      nativeAsset(envelope.chainId),
      nativeAsset(there),
      values._amount as bigint,
      values._to,
    );
  throw new NotUnderstood(
    "The withdrawal does not name what the token becomes on the other chain.",
    "Use bridgeERC20, which names both tokens.",
  );
}

const TOKENS = "address _localToken, address _remoteToken";

export const opStack = [
  decoder(`depositETH(${MARKS})`, true, ether),
  decoder(`depositETHTo(address _to, ${MARKS})`, true, ether),
  decoder(`bridgeETH(${MARKS})`, true, ether),
  decoder(`bridgeETHTo(address _to, ${MARKS})`, true, ether),
  decoder(`depositERC20(${TOKENS}, uint256 _amount, ${MARKS})`, false, withTokens),
  decoder(`depositERC20To(${TOKENS}, address _to, uint256 _amount, ${MARKS})`, false, withTokens),
  decoder(`bridgeERC20(${TOKENS}, uint256 _amount, ${MARKS})`, false, withTokens),
  decoder(`bridgeERC20To(${TOKENS}, address _to, uint256 _amount, ${MARKS})`, false, withTokens),
  decoder(`withdraw(address _l2Token, uint256 _amount, ${MARKS})`, true, withdrawn),
  decoder(`withdrawTo(address _l2Token, address _to, uint256 _amount, ${MARKS})`, true, withdrawn),
];
