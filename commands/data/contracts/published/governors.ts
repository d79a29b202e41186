import type { ContractRow } from "../contract-row.ts";

/** Contracts that hold votes. */
export const GOVERNORS: readonly ContractRow[] = [
  {
    name: "ENS Governor",
    protocol: "governor",
    aliases: ["ens governor", "ens dao", "ens proposal governor"],
    at: { "0x323A76393544d5ecca80cd6ef2A560C6a395b7E3": [1] },
  },
  {
    name: "Uniswap GovernorBravo",
    protocol: "governor",
    aliases: ["uniswap governor", "uniswap dao", "uniswap governance"],
    at: { "0x408ED6354d4973f66138C91495F2f2FCbd8724C3": [1] },
  },
  {
    name: "Compound GovernorBravo",
    protocol: "governor",
    aliases: ["compound governor", "compound dao", "compound governance"],
    at: { "0xc0Da02939E1441F497fd74F78cE7Decb17B66529": [1] },
  },
  {
    name: "Arbitrum Core Governor",
    protocol: "governor",
    aliases: ["arbitrum core governor", "arbitrum dao", "arbitrum governor"],
    at: { "0xf07DeD9dC292157749B6Fd268E37DF6EA38395B9": [42_161] },
  },
  {
    name: "Arbitrum Treasury Governor",
    protocol: "governor",
    aliases: ["arbitrum treasury governor", "arbitrum dao"],
    at: { "0x789fC99093B09aD01C34DC7251D0C89ce743e5a4": [42_161] },
  },
];
