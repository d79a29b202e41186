import type { Address } from "../../../addresses/address.ts";
import { chainById, isTestnet } from "../../../data/chains.ts";
import { tokenAt, tokensBySymbol } from "../../../data/tokens.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { Destination } from "../../deed.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { isNamed } from "../belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { addressInWord } from "./address-in-word.ts";
import { destinationNamed, destinationOf } from "./destination.ts";

/** Circle's numbers for chains; those of test networks are the same. */
const DOMAINS: readonly (readonly [domain: number, main: number | string, test?: number])[] = [
  [0, 1, 11_155_111],
  [1, 43_114, 43_113],
  [2, 10, 11_155_420],
  [3, 42_161, 421_614],
  [4, "Noble"],
  [5, "Solana"],
  [6, 8453, 84_532],
  [7, 137, 80_002],
  [8, "Sui"],
  [9, "Aptos"],
  [10, 130, 1301],
  [11, 59_144],
  [13, 146],
  [14, 480],
  [19, 999],
];
const ANYBODY = `0x${"0".repeat(64)}`;

/** Circle's bridge: USDC is burnt here and minted there, to whom the burner named. */
function burn(version: "1" | "2", signature: string): CallDecoder {
  return {
    protocol: "cctp",
    signature,
    payable: false,
    belongsTo: isNamed(`Circle TokenMessenger V${version}`),
    read: burnt,
  };
}

function burnt(values: Values, { chainId }: Envelope): Facets {
  const {
    amount,
    destinationDomain,
    mintRecipient,
    burnToken,
    destinationCaller = ANYBODY,
    maxFee = 0n,
  } = values;
  if (destinationCaller !== ANYBODY) {
    throw new NotUnderstood(
      "Only one account on the other chain could finish the bridge transfer.",
      "Leave the destination caller empty.",
    );
  }
  if ((maxFee as bigint) >= (amount as bigint)) throw new Malformed("its fee may take all of it");
  const destination = destinationIn(chainId, Number(destinationDomain));
  const there = destination.chainId;
  const recipient = there === undefined ? undefined : addressInWord(mintRecipient);
  const burning = tokenAt(chainId, burnToken as Address);
  // On a chain of another kind it is counted as it is here.
  const [arriving] = there === undefined ? [burning] : tokensBySymbol(there, "USDC");
  return {
    operation: "bridge",
    amountIn: { asset: burning, baseUnits: amount as bigint },
    ...(arriving
      ? {
          amountOut: {
            asset: arriving,
            baseUnits: (amount as bigint) - (maxFee as bigint),
            bound: "at least" as const,
          },
        }
      : {}),
    ...(recipient ? { recipient } : {}),
    destination,
    deed: {
      name: `Bridge to ${destination.name}`,
      asked: [],
      beside: ["cctp", "circle", "circle cctp", "cctp v2", "cctp v1"],
      facts: [
        ...(recipient
          ? []
          : [
              {
                is: "text" as const,
                called: ["account", "address", "recipient"],
                required: true,
                text: String(mintRecipient),
                leads: ["to", "for"],
              },
            ]),
      ],
    },
  };
}

function destinationIn(chainId: number, domain: number): Destination {
  const [, main, test] = DOMAINS.find(([number]) => number === domain) ?? [];
  const there = isTestnet(chainById(chainId)) ? test : main;
  if (there === undefined) {
    throw new NotUnderstood(
      `The bridge transfer leads to Circle's domain ${domain}, which no table knows.`,
      "Bridge to a chain that the arbiter knows.",
    );
  }
  return typeof there === "number" ? destinationOf(there) : destinationNamed(there);
}

export const cctp = [
  burn(
    "1",
    "depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)",
  ),
  burn(
    "1",
    "depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller)",
  ),
  burn(
    "2",
    "depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)",
  ),
];
