import type { Address } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { tokenAt, tokensBySymbol } from "../../../data/tokens.ts";
import { compileDecoder, Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { isNamed } from "../belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { destinationOf } from "./destination.ts";
import { feeFacts } from "./fee-fact.ts";

const [ETHEREUM, ARBITRUM] = [1, 42_161];
/**
 * What the great tokens become by this bridge. Many have been issued on Arbitrum since, under the same name, and would not
 * arrive as that: USDC does not.
 */
const BRIDGED: ReadonlyMap<string, string> = new Map([
  ["USDC", "USDC.e"],
  ...[
    "WETH",
    "WBTC",
    "DAI",
    "USDT",
    "LINK",
    "UNI",
    "AAVE",
    "LDO",
    "wstETH",
    "CRV",
    "COMP",
    "GRT",
    "ARB",
    "rETH",
  ].map((symbol): [string, string] => [symbol, symbol]),
]);
const ticketData = compileDecoder("ticket(uint256 maxSubmissionCost, bytes extraData)");

/** The token of a token: the one on Arbitrum that stands for Ethereum's. */
function counterpart(token: Asset): Asset {
  const symbol = BRIDGED.get(token.symbol ?? "");
  const [found, ...others] = symbol ? tokensBySymbol(ARBITRUM, symbol) : [];
  if (found && others.length === 0) return found;
  throw new NotUnderstood(
    `No table knows what ${token.contract} becomes on Arbitrum.`,
    "Bridge a token whose counterpart on the other chain is known.",
  );
}

function bridged(
  given: Asset,
  got: Asset,
  { _to, _amount }: Values,
  more: Pick<Facets, "charge" | "deed"> = {},
): Facets {
  const baseUnits = _amount as bigint;
  return {
    operation: "bridge",
    amountIn: { asset: given, baseUnits },
    amountOut: { asset: got, baseUnits },
    recipient: _to as Address,
    destination: destinationOf(got.chainId),
    ...more,
  };
}

/** To Arbitrum: a ticket pays for what is done there, and what is left of that goes back to whom it names. */
function deposited(values: Values, { chainId, from, value }: Envelope): Facets {
  const { maxSubmissionCost, extraData } = ticketData.decode(String(values._data).slice(2));
  if (extraData !== "0x") {
    throw new NotUnderstood(
      "The bridge transfer carries a message that makes the receiver on the other chain act.",
      "Bridge without a message.",
    );
  }
  const gas = (values._maxGas as bigint) * (values._gasPriceBid as bigint);
  if (value !== (maxSubmissionCost as bigint) + gas)
    throw new Malformed("it pays another value than its ticket costs");
  const refunded = values._refundTo ?? values._to;
  if (from && refunded !== from && refunded !== values._to) {
    throw new NotUnderstood(
      "What is left of the fee would go to somebody else.",
      "Name the sender for refunds.",
    );
  }
  const given = tokenAt(chainId, values._token as Address);
  return bridged(given, counterpart(given), values, {
    charge: value,
    deed: {
      name: "Bridge to Arbitrum",
      asked: [],
      beside: ["message", "fee"],
      facts: feeFacts(value, chainId),
    },
  });
}

/** Back to Ethereum, where it can be fetched once a week has passed. The call names Ethereum's token, and burns Arbitrum's. */
function withdrawn(values: Values): Facets {
  if (values._data !== "0x") {
    throw new NotUnderstood(
      "The bridge transfer carries a message that makes the receiver on the other chain act.",
      "Bridge without a message.",
    );
  }
  const got = tokenAt(ETHEREUM, values._token as Address);
  return bridged(counterpart(got), got, values);
}

function gateway(name: string, signature: string, payable: boolean, read: CallDecoder["read"]): CallDecoder {
  return { protocol: "arbitrum_bridge", signature, payable, belongsTo: isNamed(name), read };
}

const TICKET = "uint256 _maxGas, uint256 _gasPriceBid, bytes _data";

/** Arbitrum's own bridge for tokens. */
export const arbitrumGateway = [
  gateway(
    "Arbitrum L1 GatewayRouter",
    `outboundTransfer(address _token, address _to, uint256 _amount, ${TICKET})`,
    true,
    deposited,
  ),
  gateway(
    "Arbitrum L1 GatewayRouter",
    `outboundTransferCustomRefund(address _token, address _refundTo, address _to, uint256 _amount, ${TICKET})`,
    true,
    deposited,
  ),
  gateway(
    "Arbitrum L2 GatewayRouter",
    "outboundTransfer(address _token, address _to, uint256 _amount, bytes _data)",
    false,
    withdrawn,
  ),
];
