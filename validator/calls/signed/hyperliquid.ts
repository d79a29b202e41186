import { parseAddress, ZERO_ADDRESS } from "../../addresses/address.ts";
import { tokensBySymbol } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import type { Facets } from "../decoders/decoder.ts";
import { textIn } from "../decoders/erc7730/fields.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { type SignedType, type Signing, signedCall, signedType } from "./signed-type.ts";

const ARBITRUM = 42_161;
const FIELDS = "string hyperliquidChain, string destination, string amount, uint64 time";
/** Hyperliquid takes what was signed within the last two days; `time` is in milliseconds, and makes each good once. */
const TAKEN_FOR = 2n * 86_400n;

/** USDC that leaves an account of Hyperliquid: out to Arbitrum, or to another account there. */
function moved(name: string, verbs: readonly string[]): SignedType {
  const type = `HyperliquidTransaction:${name}`;
  return signedType(`${type}(${FIELDS})`, (values, signing) => [
    signedCall(facetsOf(values, signing, verbs), signing, {
      protocol: "hyperliquid",
      to: signing.contract,
      type,
      values,
    }),
  ]);
}

function facetsOf(values: Values, signing: Signing, asked: readonly string[]): Facets {
  const { chainId, signer, contract } = signing;
  if (contract !== ZERO_ADDRESS) throw new Malformed("it is for a contract, and Hyperliquid has none");
  const [asset] = tokensBySymbol(ARBITRUM, "USDC");
  if (chainId !== ARBITRUM || textIn(values.hyperliquidChain as string) !== "Mainnet" || !asset) {
    throw new NotUnderstood(
      "It is not signed for Hyperliquid's main network by way of Arbitrum.",
      "Sign it for chain 42161 and Mainnet.",
    );
  }
  const to = parseAddress(textIn(values.destination as string) ?? "");
  if (!("address" in to)) throw new Malformed("its destination is no address");
  const [, whole = "", fraction = ""] =
    /^(\d{1,15})(?:\.(\d{1,6}))?$/.exec(textIn(values.amount as string) ?? "") ?? [];
  if (whole === "") throw new Malformed("its amount is none of USDC");
  const amountIn = { asset, baseUnits: BigInt(whole + fraction.padEnd(asset.decimals ?? 6, "0")) };
  return {
    operation: "other",
    amountIn,
    recipient: to.address,
    deadline: (values.time as bigint) / 1000n + TAKEN_FOR,
    deed: {
      name: `${asked[0]} USDC of Hyperliquid`,
      asked: [asked],
      beside: ["balance", "account"],
      facts: [
        { is: "amount", called: [], required: true, amount: amountIn },
        { is: "word", called: [], required: true, said: ["hyperliquid", "hypercore"] },
        {
          is: "party",
          called: ["address", "account", "recipient"],
          required: to.address !== signer,
          address: to.address,
          leads: ["to", "for"],
        },
      ],
    },
  };
}

export const hyperliquid: readonly SignedType[] = [
  moved("Withdraw", ["withdraw"]),
  moved("UsdSend", ["send", "transfer", "pay"]),
];
