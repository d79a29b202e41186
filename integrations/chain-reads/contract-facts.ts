import { AbiCoder } from "ethers/abi";
import { ChainUnreachable } from "../chain/chain-error.ts";
import { bytes, quantity } from "../chain/quantity.ts";
import type { PinnedNode } from "./pinned-node.ts";

type Address = `0x${string}`;

const coder = AbiCoder.defaultAbiCoder();
/** The first four bytes of what is asked. */
const SYMBOL = "0x95d89b41";
const NAME = "0x06fdde03";
const DECIMALS = "0x313ce567";
const ASSET = "0x38d52e0f";
const BALANCE_OF = "0x70a08231";
const ALLOWANCE = "0xdd62ed3e";
const SUPPORTS = "0x01ffc9a7";
const ERC721 = "80ac58cd";
const ERC1155 = "d9b67a26";

const PLAIN_SYMBOL = /^[\x21-\x7e]{1,40}$/;
const PLAIN_NAME = /^[\x20-\x7e]{1,100}$/;
const MOST_DECIMALS = 36n;
/** The code of an account that borrows a contract's (EIP-7702). */
const BORROWED = /^0xef0100[0-9a-f]{40}$/;

/** What a token says of itself, as far as it is plain: other characters are a stranger's to choose. */
export async function tokenFacts(node: PinnedNode, token: Address) {
  const [symbol, name, decimals] = await Promise.all(
    [SYMBOL, NAME, DECIMALS].map((data) => node.view(token, data)),
  );
  const [plainSymbol, plainName] = [textIn(symbol), textIn(name)];
  const number = numberIn(decimals);
  return {
    ...(plainSymbol && PLAIN_SYMBOL.test(plainSymbol) ? { symbol: plainSymbol } : {}),
    ...(number !== undefined && number <= MOST_DECIMALS ? { decimals: Number(number) } : {}),
    ...(plainName && PLAIN_NAME.test(plainName) ? { name: plainName } : {}),
  };
}

/** What a vault says it holds; null where it says nothing. */
export async function vaultAsset(node: PinnedNode, vault: Address): Promise<Address | null> {
  const answer = await node.view(vault, ASSET);
  const isAddress = answer !== undefined && /^0x0{24}[0-9a-f]{40}$/.test(answer) && !/^0x0{64}$/.test(answer);
  return isAddress ? `0x${answer.slice(26)}` : null;
}

export async function codeAt({ rpc, tag }: PinnedNode, address: Address) {
  const code = bytes(await rpc("eth_getCode", [address, tag]));
  if (code === "0x") return "none" as const;
  return BORROWED.test(code) ? ("borrowed" as const) : ("contract" as const);
}

/** By ERC-165, which every collection has and hardly a coin. */
export async function standardOf(node: PinnedNode, contract: Address) {
  const supports = async (id: string) =>
    numberIn(await node.view(contract, `${SUPPORTS}${id.padEnd(64, "0")}`)) === 1n;
  const [isUnknown, is721, is1155] = await Promise.all(["ffffffff", ERC721, ERC1155].map(supports));
  // A contract that says yes to what ERC-165 has it deny says yes to anything.
  if (isUnknown) return "other" as const;
  if (is721) return "erc721" as const;
  return is1155 ? ("erc1155" as const) : ("other" as const);
}

export async function balanceOf(
  node: PinnedNode,
  account: Address,
  asset: Address | "native",
): Promise<string> {
  if (asset === "native") return quantity(await node.rpc("eth_getBalance", [account, node.tag])).toString();
  const balance = numberIn(await node.view(asset, balanceCall(account)));
  if (balance === undefined) throw new ChainUnreachable("no balance");
  return balance.toString();
}

/** What a spender may take of a token already. */
export async function allowanceOf(
  node: PinnedNode,
  owner: Address,
  token: Address,
  spender: Address,
): Promise<string> {
  const words = [owner, spender].map((address) => address.slice(2).padStart(64, "0"));
  const allowance = numberIn(await node.view(token, `${ALLOWANCE}${words.join("")}`));
  if (allowance === undefined) throw new ChainUnreachable("no allowance");
  return allowance.toString();
}

export const balanceCall = (account: Address) => `${BALANCE_OF}${account.slice(2).padStart(64, "0")}`;

export function numberIn(answer: string | undefined): bigint | undefined {
  return answer !== undefined && answer.length === 66 ? BigInt(answer) : undefined;
}

/** A string, or, of tokens as old as MKR, thirty-two bytes. */
function textIn(answer: string | undefined): string | undefined {
  if (answer === undefined) return undefined;
  if (answer.length === 66)
    return Buffer.from(answer.slice(2).replace(/(?:00)+$/, ""), "hex").toString("utf8");
  try {
    return String(coder.decode(["string"], answer)[0]);
  } catch {
    // Bytes that are no string are no name.
    return undefined;
  }
}
