import type { Address } from "../../addresses/address.ts";
import { told } from "../../chain/reads.ts";
import { contractAt } from "../../data/contracts.ts";
import type { Envelope } from "./decoder.ts";

type Standard = "erc721" | "erc1155";

/**
 * Collections whose transfers and approvals could be taken for a coin's: the functions are the same. Most collections
 * need no entry, because safeTransferFrom and setApprovalForAll are theirs alone.
 */
const COLLECTIONS: readonly (readonly [chainId: number, address: Address, standard: Standard])[] = [
  // Bored Ape Yacht Club, Mutant Ape Yacht Club, Azuki, Pudgy Penguins, Doodles, Cool Cats
  [1, "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d", "erc721"],
  [1, "0x60e4d786628fea6478f785a6d7e704777c86a7c6", "erc721"],
  [1, "0xed5af388653567af2f388e6224dc7c4b3241c544", "erc721"],
  [1, "0xbd3531da5cf5857e7cfaa92426877b022e612cf8", "erc721"],
  [1, "0x8a90cab2b38dba80c64b7734e58ee1db38b8992e", "erc721"],
  [1, "0x1a92f7381b9f03921564a437210bb9396471050c", "erc721"],
  // ENS names and wrapped names
  [1, "0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85", "erc721"],
  [1, "0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401", "erc1155"],
  // Lido's withdrawal requests
  [1, "0x889edc2edab5f40e902b864ad4d7ade8e412f9b1", "erc721"],
  [560_048, "0xfe56573178f1bcdf53f01a6e9977670dcbbd9186", "erc721"],
  // Uniswap V3 positions
  [1, "0xc36442b4a4522e871399cd717abdd847ab11fe88", "erc721"],
  [10, "0xc36442b4a4522e871399cd717abdd847ab11fe88", "erc721"],
  [137, "0xc36442b4a4522e871399cd717abdd847ab11fe88", "erc721"],
  [42_161, "0xc36442b4a4522e871399cd717abdd847ab11fe88", "erc721"],
  [8453, "0x03a520b32c04bf3beef7beb72e919cf822ed34f1", "erc721"],
  // OpenSea Shared Storefront
  [1, "0x495f947276749ce646f68ac8c248420045cb7b5e", "erc1155"],
];

const standards = new Map(
  COLLECTIONS.map(([chainId, address, standard]) => [`${chainId}:${address}`, standard]),
);

/** The standard of a collection, by the tables or by its own word; undefined for every other contract. */
export function collectionStandard({ chainId, to, told: reads }: Envelope): Standard | undefined {
  const known = standards.get(`${chainId}:${to}`);
  if (known) return known;
  if (POSITIONS.test(contractAt(chainId, to)?.name ?? "")) return "erc721";
  const standard = told(reads?.standards, to);
  return standard === "other" ? undefined : standard;
}

/** Positions in pools are tokens of a collection, on every chain. */
const POSITIONS = /^Uniswap V3 NonfungiblePositionManager$|^Uniswap V4 PositionManager$/;
