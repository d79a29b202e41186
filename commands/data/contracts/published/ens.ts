import type { ContractRow } from "../contract-row.ts";

/** The Ethereum Name Service. */
export const ENS: readonly ContractRow[] = [
  {
    name: "ENS",
    protocol: "ens",
    aliases: ["ens registrar", "ens registrar controller", "ens controller"],
    at: {
      "0x59E16fcCd424Cc24e280Be16E11Bcd56fb0CE547": [1],
      "0x253553366Da8546fC250F225fe3d25d0C782303b": [1],
      "0x283Af0B28c62C092C9727F1Ee09c02CA627EB7F5": [1],
      "0xfb3cE5D01e0f33f41DbB39035dB9745962F1f968": [11_155_111],
      "0xFED6a969AaA60E4961FCD3EBF1A2e8913ac65B72": [11_155_111],
    },
  },
  {
    name: "ENS Registry",
    protocol: "ens",
    aliases: ["ens registry"],
    at: { "0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e": [1, 17_000, 11_155_111] },
  },
  {
    name: "ENS BaseRegistrar",
    protocol: "ens",
    aliases: ["ens base registrar"],
    at: { "0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85": [1] },
  },
  {
    name: "ENS NameWrapper",
    protocol: "ens",
    aliases: ["ens name wrapper"],
    at: {
      "0xD4416b13d2b3a9aBae7AcD5D6C2BbDBE25686401": [1],
      "0x0635513f179D50A207757E05759CbD106d7dFcE8": [11_155_111],
    },
  },
  {
    name: "ENS PublicResolver",
    protocol: "ens",
    aliases: ["ens public resolver"],
    at: {
      "0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63": [1],
      "0x8FADE66B79cC9f707aB26799354482EB93a5B7dD": [11_155_111],
    },
  },
];
