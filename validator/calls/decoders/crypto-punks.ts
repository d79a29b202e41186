import type { Address } from "../../addresses/address.ts";
import { nativeAsset } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import type { Deed, DeedFact } from "../deed.ts";
import { isNamed } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";

const PUNK = ["cryptopunk", "crypto punk", "punk", "cryptopunks", "punks"];
const BESIDE = ["cryptopunks", "punks", "original", "market", "marketplace", "nft", "wrapped", "wrapper"];

const punk = (index: unknown): DeedFact => ({
  is: "number",
  called: PUNK,
  required: true,
  value: index as bigint,
});

const price = (baseUnits: unknown, { chainId }: Envelope, bound?: "at least"): DeedFact => ({
  is: "amount",
  called: ["price"],
  required: true,
  amount: { asset: nativeAsset(chainId), baseUnits: baseUnits as bigint, ...(bound ? { bound } : {}) },
});

type Told = (values: Values, envelope: Envelope) => Omit<Deed, "beside"> & { beside?: readonly string[] };

/** A deed at one of the punks' contracts. What comes along as value is what is paid or bid. */
function decoder(contract: string, signature: string, tell: Told, payable = false): CallDecoder {
  return {
    protocol: "cryptopunks",
    signature,
    payable,
    belongsTo: isNamed(contract),
    read(values, envelope): Facets {
      if (payable && envelope.value === 0n) throw new Malformed("it pays nothing");
      const told = tell(values, envelope);
      const [paid] = told.facts.flatMap((fact) => (payable && fact.is === "amount" ? [fact.amount] : []));
      return {
        operation: "other",
        deed: { ...told, beside: [...BESIDE, ...(told.beside ?? [])] },
        ...(paid ? { amountIn: paid } : {}),
      };
    },
  };
}

const market = (signature: string, tell: Told, payable = false) =>
  decoder("CryptoPunks Market", signature, tell, payable);

/** The first market of collectibles, with functions of its own. */
const onMarket: CallDecoder[] = [
  market(
    "buyPunk(uint256 punkIndex)",
    ({ punkIndex }, envelope) => ({
      name: "Buy a punk",
      asked: [["buy", "purchase"]],
      facts: [punk(punkIndex), price(envelope.value, envelope)],
    }),
    true,
  ),
  market(
    "enterBidForPunk(uint256 punkIndex)",
    ({ punkIndex }, envelope) => ({
      name: "Bid for a punk",
      asked: [["bid"]],
      beside: ["place", "enter", "make", "put", "in"],
      facts: [punk(punkIndex), price(envelope.value, envelope)],
    }),
    true,
  ),
  market("withdrawBidForPunk(uint256 punkIndex)", ({ punkIndex }) => ({
    name: "Withdraw a bid",
    asked: [["withdraw", "take back", "cancel", "retract"], ["bid"]],
    facts: [punk(punkIndex)],
  })),
  market("acceptBidForPunk(uint256 punkIndex, uint256 minPrice)", ({ punkIndex, minPrice }, envelope) => ({
    name: "Accept a bid",
    asked: [["accept"], ["bid"]],
    beside: ["standing", "highest", "current", "open", "as long as it is", "provided it is"],
    facts: [punk(punkIndex), price(minPrice, envelope, "at least")],
  })),
  market(
    "offerPunkForSale(uint256 punkIndex, uint256 minSalePriceInWei)",
    ({ punkIndex, minSalePriceInWei }, envelope) => ({
      name: "Offer a punk for sale",
      asked: [["offer", "list", "sell", "put"]],
      beside: ["for sale", "on sale", "up for sale"],
      facts: [punk(punkIndex), price(minSalePriceInWei, envelope)],
    }),
  ),
  market(
    "offerPunkForSaleToAddress(uint256 punkIndex, uint256 minSalePriceInWei, address toAddress)",
    ({ punkIndex, minSalePriceInWei, toAddress }, envelope) => ({
      name: "Offer a punk to one account",
      asked: [["offer", "list", "sell"]],
      beside: ["for sale", "only", "privately"],
      facts: [
        punk(punkIndex),
        price(minSalePriceInWei, envelope),
        { is: "party", called: [], required: true, address: toAddress as Address, leads: ["to", "only"] },
      ],
    }),
  ),
  market("punkNoLongerForSale(uint256 punkIndex)", ({ punkIndex }) => ({
    name: "End the sale of a punk",
    asked: [["delist", "unlist", "no longer for sale", "off sale", "off the market"]],
    beside: ["take", "it is no longer for sale"],
    facts: [punk(punkIndex)],
  })),
  market("withdraw()", () => ({
    name: "Withdraw what the market owes",
    asked: [["withdraw", "claim", "collect"]],
    beside: ["eth", "balance", "funds", "proceeds", "pending", "all"],
    facts: [],
  })),
];

const wrapper = (signature: string, tell: Told) => decoder("CryptoPunks721", signature, tell);
const LIST = ["in one go", "at once", "together", "as an erc-721", "as erc-721"];

const wrapping: CallDecoder[] = [
  ...(["wrap", "unwrap"] as const).flatMap((verb) => {
    const told = (indexes: readonly unknown[]) => ({
      name: verb === "wrap" ? "Wrap punks" : "Unwrap punks",
      asked: [[verb]],
      beside: LIST,
      facts: indexes.map(punk),
    });
    return [
      wrapper(`${verb}Punk(uint256 punkIndex)`, ({ punkIndex }) => told([punkIndex])),
      wrapper(`${verb}PunkBatch(uint256[] punkIndexes)`, ({ punkIndexes }) => told(punkIndexes as bigint[])),
    ];
  }),
];

export const cryptoPunks = [...onMarket, ...wrapping];
