import type { Address } from "../../addresses/address.ts";
import type { Asset } from "../../data/asset.ts";
import { contractAt } from "../../data/contracts.ts";
import { tokenAt } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import type { MovedAmount } from "../call.ts";
import type { Deed, DeedFact } from "../deed.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { toCaller } from "./to-caller.ts";

/** Every amount that Midas is told has so many decimals, whatever the token has. */
const DECIMALS = 18;
const AT_ONCE = ["instantly", "instant", "at once", "immediately"];
const BESIDE = ["vault", "token", "tokens", "issuance", "minter", "redemption", "paying", "in return"];

/** A vault of Midas issues its token, or takes it back, at the rate of its own oracle: at once, or by a request that waits. */
function vaultFunction(signature: string, read: (values: Values, vault: Vault) => Told): CallDecoder {
  return {
    protocol: "midas",
    signature,
    payable: false,
    belongsTo: ({ chainId, to }) => issuedBy(chainId, to) !== undefined,
    read(values, envelope) {
      const issued = issuedBy(envelope.chainId, envelope.to);
      if (!issued) throw new NotUnderstood("No table knows what the vault issues.", "Use another vault.");
      return facetsOf(read(values, { ...envelope, issued }), values, envelope);
    },
  };
}

type Vault = Envelope & { issued: Asset };

interface Told {
  given: MovedAmount;
  got: MovedAmount;
  deed: Deed;
}

function issuedBy(chainId: number, vault: Address): Asset | undefined {
  const { protocol, version } = contractAt(chainId, vault) ?? {};
  return protocol === "midas" && version !== undefined ? tokenAt(chainId, version as Address) : undefined;
}

function facetsOf({ given, got, deed }: Told, values: Values, envelope: Envelope): Facets {
  const recipient = values.recipient as Address | undefined;
  const party: DeedFact[] = recipient
    ? [
        {
          is: "party",
          called: ["receiver", "recipient"],
          required: recipient !== envelope.from,
          address: recipient,
          leads: ["to", "for"],
        },
      ]
    : [];
  return {
    operation: "other",
    amountIn: given,
    amountOut: got,
    ...(recipient ? { recipient } : toCaller(envelope)),
    deed: { ...deed, facts: [...deed.facts, ...party] },
  };
}

/** An amount of eighteen decimals in the token's own; what is smaller than the token counts would be lost. */
function counted(asset: Asset, amount: unknown): MovedAmount {
  if (asset.decimals === undefined || asset.decimals > DECIMALS) {
    throw new NotUnderstood(
      `No table knows how ${asset.contract} is counted.`,
      "Use a token that the arbiter knows.",
    );
  }
  const scale = 10n ** BigInt(DECIMALS - asset.decimals);
  if ((amount as bigint) % scale !== 0n) throw new Malformed("an amount is finer than its token counts");
  return { asset, baseUnits: (amount as bigint) / scale };
}

/** The least that comes of it, rounded as the token counts: never more than the call says. */
function least(asset: Asset, amount: unknown = 0n): MovedAmount {
  const scale = 10n ** BigInt(DECIMALS - Math.min(asset.decimals ?? DECIMALS, DECIMALS));
  return { asset, baseUnits: (amount as bigint) / scale, bound: "at least" };
}

/** The vault by its address. Which of the many it is has to be said: by this, or by the token that it issues. */
const vaultFact = (to: Address): DeedFact => ({
  is: "party",
  called: ["vault", "issuance vault", "minter vault", "redemption vault"],
  required: false,
  address: to,
});

const named = ({ symbol, contract }: Asset) => [(symbol ?? contract).toLowerCase()];

function deposited(values: Values, { chainId, to, issued }: Vault, isRequest: boolean): Told {
  const given = counted(tokenAt(chainId, values.tokenIn as Address), values.amountToken);
  const got = least(issued, values.minReceiveAmount);
  const vault = vaultFact(to);
  return {
    given,
    got,
    deed: {
      name: isRequest ? "Request the issuance of a Midas token" : "Buy a Midas token at once",
      asked: [["buy", "mint", "deposit", "purchase", "invest", "issue"], ...(isRequest ? [["request"]] : [])],
      beside: [...BESIDE, ...(isRequest ? ["file", "submit", "make"] : AT_ONCE)],
      facts: [
        { is: "amount", called: [], required: true, amount: given },
        { is: "word", called: [], required: true, unless: [vault], said: named(issued) },
        vault,
        { is: "amount", called: [], required: false, amount: got },
      ],
    },
  };
}

function redeemed(values: Values, { chainId, to, issued }: Vault, isRequest: boolean): Told {
  const given: MovedAmount = { asset: issued, baseUnits: values.amountMTokenIn as bigint };
  const out = tokenAt(chainId, values.tokenOut as Address);
  const got = least(out, values.minReceiveAmount);
  // Who counts "tokens" names the vault that takes them.
  const tokens: DeedFact = { is: "amount", called: [], required: false, amount: given, units: ["tokens"] };
  const amount: DeedFact = { is: "amount", called: [], required: true, unless: [tokens], amount: given };
  return {
    given,
    got,
    deed: {
      name: isRequest ? "Request the redemption of a Midas token" : "Redeem a Midas token at once",
      asked: [["redeem", "redemption"], ...(isRequest ? [["request"]] : [])],
      beside: [...BESIDE, ...(isRequest ? ["file", "submit", "make"] : AT_ONCE)],
      facts: [
        amount,
        tokens,
        { ...vaultFact(to), required: true, unless: [amount] },
        {
          is: "word",
          called: [],
          required: true,
          said: named(out),
          leads: ["for", "into", "to", "in", "as"],
        },
        { is: "amount", called: [], required: false, amount: got },
      ],
    },
  };
}

const PAID = "address tokenIn, uint256 amountToken";
const LEAST = "uint256 minReceiveAmount";
const RETURNED = "address tokenOut, uint256 amountMTokenIn";
const TO = ", address recipient";

export const midas = ["", TO].flatMap((to) => [
  vaultFunction(`depositInstant(${PAID}, ${LEAST}, bytes32 referrerId${to})`, (values, vault) =>
    deposited(values, vault, false),
  ),
  vaultFunction(`depositRequest(${PAID}, bytes32 referrerId${to})`, (values, vault) =>
    deposited(values, vault, true),
  ),
  vaultFunction(`redeemInstant(${RETURNED}, ${LEAST}${to})`, (values, vault) =>
    redeemed(values, vault, false),
  ),
  vaultFunction(`redeemRequest(${RETURNED}${to})`, (values, vault) => redeemed(values, vault, true)),
]);
