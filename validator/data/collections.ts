import type { Address } from "../addresses/address.ts";

const ETHEREUM = 1;

/** Collections that go by a name, and what people call one of them, on Ethereum. */
const COLLECTIONS: Readonly<Record<string, Address>> = {
  "bored ape yacht club, bored ape, bayc": "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d",
  "mutant ape yacht club, mutant ape, mayc": "0x60e4d786628fea6478f785a6d7e704777c86a7c6",
  "bored ape kennel club, bakc": "0xba30e5f9bb24caa003e9f2f0497ad287fdf95623",
  azuki: "0xed5af388653567af2f388e6224dc7c4b3241c544",
  "cryptopunk, crypto punk": "0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb",
  "wrapped cryptopunk, wrapped punk, cryptopunks721": "0x000000000000003607fce1ac9e043a86675c5c2f",
  "pudgy penguin": "0xbd3531da5cf5857e7cfaa92426877b022e612cf8",
  "lil pudgy": "0x524cab2ec69124574082676e6f654a18df49a048",
  doodle: "0x8a90cab2b38dba80c64b7734e58ee1db38b8992e",
  "cool cat": "0x1a92f7381b9f03921564a437210bb9396471050c",
  "clonex, clone x": "0x49cf6f5d44e70224e2e23fdcdd2c053f30ada28b",
  moonbird: "0x23581767a106ae21c074b2276d25e5c3e136a68b",
  "milady maker, milady": "0x5af0d9827e0c53e4799bb226655a1de152a425a5",
  meebit: "0x7bd29408f11d2bfc23c34f18275bbf23bb716bc7",
  "world of women": "0xe785e82358879f061bc3dcac6f0444462d4b5330",
  "unsteth, unsteth nft, unsteth withdrawal nft, lido withdrawal nft":
    "0x889edc2edab5f40e902b864ad4d7ade8e412f9b1",
  "opensea shared storefront, opensea shared collection, opensea storefront, shared storefront":
    "0x495f947276749ce646f68ac8c248420045cb7b5e",
  otherdeed: "0x34d85c9cdeb23fa97cb08333b511ac86e1c4e258",
};

/** What people call a collection or one of it, in lower case, to its contract on Ethereum. */
export const spokenCollections: readonly (readonly [spoken: string, contract: Address])[] = Object.entries(
  COLLECTIONS,
).flatMap(([names, contract]) =>
  names.split(", ").flatMap((name) => [name, `${name}s`].map((spoken) => [spoken, contract] as const)),
);

const wordsByContract: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(COLLECTIONS).map(([names, contract]) => [
    contract,
    new Set(names.split(/,? /).flatMap((word) => [word, `${word}s`])),
  ]),
);

/** The words of a collection's names, by which people call one of it in short: "apes 10 and 11". */
export function namesOf(contract: Address): ReadonlySet<string> {
  return wordsByContract.get(contract) ?? new Set();
}

/** What one of a collection is called where nobody says which ape or penguin: the first of that kind. */
const SHORT: Readonly<Record<string, Address>> = {
  ape: "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d",
  bored: "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d",
  penguin: "0xbd3531da5cf5857e7cfaa92426877b022e612cf8",
  pudgy: "0xbd3531da5cf5857e7cfaa92426877b022e612cf8",
};

/** Whether a collection is meant by such a word and a number: "ape 7", "penguins 12 and 13", but not "lil penguin 12". */
export const isMeantBy = (word: string, before: string, contract: Address): boolean =>
  SHORT[word.replace(/s$/, "")] === contract &&
  [...wordsByContract.values()].every((words) => !words.has(before));

/** Whether a word means one of another collection than this: "penguins" where apes are moved. */
export const isOfOther = (word: string, contract: Address): boolean => {
  const meant = SHORT[word.replace(/s$/, "")];
  return meant !== undefined && meant !== contract && !namesOf(contract).has(word);
};

const contracts: ReadonlySet<string> = new Set(Object.values(COLLECTIONS));

/** Whether a collection that is meant by its name is another contract on this chain, or none. */
export function isElsewhere(contract: Address, chainId: number): boolean {
  return chainId !== ETHEREUM && contracts.has(contract);
}
