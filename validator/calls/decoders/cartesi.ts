import type { Address } from "../../addresses/address.ts";
import { spokenCollections } from "../../data/collections.ts";
import { nativeAsset, tokenAt } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import type { DeedFact } from "../deed.ts";
import { isNamed } from "./belongs-to.ts";
import type { CallDecoder, Facets } from "./decoder.ts";

const BESIDE = ["erc-20", "erc-721", "ether", "portal", "application", "app", "rollup", "nft"];

/** A deposit into a rollup's application, which may do with it what it likes: it is named in full. */
function deposited(values: Values, amount: Facets["amountIn"], more: readonly DeedFact[] = []): Facets {
  if ([values.execLayerData, values.baseLayerData].some((data) => data !== undefined && data !== "0x"))
    throw new Malformed("it carries data for the application");
  return {
    operation: "other",
    ...(amount ? { amountIn: amount } : {}),
    deed: {
      name: "Deposit into a Cartesi application",
      asked: [["deposit"]],
      beside: BESIDE,
      facts: [
        ...(amount ? [{ is: "amount" as const, called: [], required: true, amount }] : []),
        ...more,
        {
          is: "party",
          called: ["application", "app"],
          required: true,
          address: values.appContract as Address,
          leads: ["into", "to", "in", "at"],
        },
      ],
    },
  };
}

function portal(name: string, signature: string, payable: boolean, read: CallDecoder["read"]): CallDecoder {
  return { protocol: "cartesi", signature, payable, belongsTo: isNamed(`Cartesi ${name}`), read };
}

/** A collectible by its collection's name, or by the collection's address. */
function collectible(token: Address, tokenId: bigint): DeedFact[] {
  const names = spokenCollections.flatMap(([spoken, contract]) => (contract === token ? [spoken] : []));
  const called = [...names, "token", "nft"];
  return [
    { is: "number", called: names.length > 0 ? names : called, required: true, value: tokenId },
    ...(names.length > 0
      ? []
      : [
          {
            is: "party" as const,
            called: ["collection", "contract"],
            required: true,
            address: token,
            leads: [],
          },
        ]),
  ];
}

export const cartesi: CallDecoder[] = [
  portal(
    "ERC721Portal",
    "depositERC721Token(address token, address appContract, uint256 tokenId, bytes baseLayerData, bytes execLayerData)",
    false,
    (values) => deposited(values, undefined, collectible(values.token as Address, values.tokenId as bigint)),
  ),
  portal(
    "ERC20Portal",
    "depositERC20Tokens(address token, address appContract, uint256 value, bytes execLayerData)",
    false,
    (values, { chainId }) =>
      deposited(values, {
        asset: tokenAt(chainId, values.token as Address),
        baseUnits: values.value as bigint,
      }),
  ),
  portal(
    "EtherPortal",
    "depositEther(address appContract, bytes execLayerData)",
    true,
    (values, { chainId, value }) => deposited(values, { asset: nativeAsset(chainId), baseUnits: value }),
  ),
];
