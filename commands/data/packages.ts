/** Where the tables come from: packages with a permissive licence, each pinned by its content. */
export interface Package {
  name: string;
  version: string;
  licence: string;
  integrity: string;
}

/** The day on which the pins, or the rows written by hand, were last changed. */
export const PINNED_ON = "2026-11-15";

export const PACKAGES: readonly Package[] = [
  {
    name: "@aave-dao/aave-address-book",
    version: "4.68.1",
    licence: "MIT",
    integrity:
      "sha512-Tw1j/0OGN90m6cpaiNwpizxkBq4XzVgJqhz/fWdq9wF7yc2MAghVrsRWrCICBUiG+P7GKYd84mwULH0XVW3QTA==",
  },
  {
    name: "@compound-finance/compound-js",
    version: "0.6.2",
    licence: "BSD-3-Clause",
    integrity:
      "sha512-3BbEB2C2Uo9/W8L1YtVX54aG2W4wClEH27FfeO4a4yyPeHxHe7jJhXhZB5i1fQ2iZKs/a1C7WReWGsVlY8j5LQ==",
  },
  {
    name: "@cowprotocol/sdk-config",
    version: "2.4.0",
    licence: "MIT",
    integrity:
      "sha512-NMJOqq3LfIjlFFUHd4zbx3Rc3YJl/oCklEaAxw10VHVDNMFMqcdK3tR6W9CPTILR8zAv5DDy1C2cPErXpcrzkQ==",
  },
  {
    name: "@curvefi/api",
    version: "2.65.13",
    licence: "MIT",
    integrity:
      "sha512-LeBn/SIb4qVOdLi9M5C97plyMf7rKvbJTymXT7eaY9XCZadDAqfW2dtmhDRbAopJzFMoLvT/0gtPl95igQi5RQ==",
  },
  {
    name: "@eth-optimism/tokenlist",
    version: "10.0.1757",
    licence: "MIT",
    integrity:
      "sha512-mi+SOHq9yQf5cYN4ZJkAmZYXFSmOFbNc4lS1rAeHyMrytZ1QQh/g3mosrFaJVioSb5kMj9w/iIKpVjJbbpIaoA==",
  },
  {
    name: "@ledgerhq/cryptoassets",
    version: "13.22.0",
    licence: "Apache-2.0",
    integrity:
      "sha512-dNccODUTL5Uu8KNd6Kj/eweONi+V2CTAnDeRKCKSIgtkXPx8v1sq/at+0AjXfa0BkrdwBSQmvifKFvHtLA2yew==",
  },
  {
    name: "@lido-sdk/constants",
    version: "3.5.1",
    licence: "MIT",
    integrity:
      "sha512-Cwxeu2uf+enLOQ/WJgnp20JIYRDUyelPIIouSNV7hXrZEs2aTZF+PuWn4o2aTdZfapjM4cw2QBN4KHjdTZw6Qg==",
  },
  {
    name: "@metamask/contract-metadata",
    version: "2.5.0",
    licence: "ISC",
    integrity:
      "sha512-+j7jEcp0P1OUMEpa/OIwfJs/ahBC/akwgWxaRTSWX2SWABvlUKBVRMtslfL94Qj2wN2xw8xjaUy5nSHqrznqDA==",
  },
  {
    name: "@morpho-org/morpho-test",
    version: "4.0.3",
    licence: "MIT",
    integrity:
      "sha512-0iUZw0d7N/BwSkO8/ffApJENHTOm74cl5FijFeyy/MlGmhyOobOq+rCA/AR4n2y3gVI9PABIewas5C+2Xsnr/Q==",
  },
  {
    name: "@safe-global/safe-deployments",
    version: "1.37.63",
    licence: "MIT",
    integrity:
      "sha512-dH4V3iHH5tZdxx3DBvvBzmnlOZpKMXUx6CBFGUwlARnUa9MEVVyg8Sbpc3DplsaPB5fLh0J97+WB5ylxhLWCRA==",
  },
  {
    name: "@uniswap/sdk-core",
    version: "7.19.4",
    licence: "MIT",
    integrity:
      "sha512-jV9qVMMD6qvEATgfFnZ3QgrhIMv5lullzeGPWjyC4+sUctatft+1M+OtAZxxjbFm8NQfJA73hqIeFPOg4cUyoA==",
  },
  {
    name: "@uniswap/universal-router-sdk",
    version: "5.13.0",
    licence: "MIT",
    integrity:
      "sha512-eAk5or7kZMV2ZlVr+NN0taDOm8MQs9KMfSEwXvC4ggfufVuswux/uVk2sNFx7C69f2Pj6bXLkZHoNH4xv1eqiA==",
  },
  {
    name: "an-array-of-english-words",
    version: "2.0.0",
    licence: "MIT",
    integrity:
      "sha512-FXnNvZSOI27kkKXeLSquhaTGP7z198UOQ4txaYO9fCfrjCh+D5SV7G7XqzEH0229+pAi4cjBEZ4WIQYgjKtO7Q==",
  },
  {
    name: "micro-eth-signer",
    version: "0.20.1",
    licence: "MIT",
    integrity:
      "sha512-9Sftio2Jr0JJXZ3zdf1E38z48Vgii4uQyM210F5wPW8ZvcW2+dQhKFTeRS/d/D8jusk5S01BnxjQh0DQw1AHFA==",
  },
];

/** How a table names a package that it was derived from. */
export function sourceOf({ name, version, licence }: Package): string {
  return `${name} ${version} (${licence})`;
}
