import { namehash } from "ethers/hash";
import type { PinnedNode } from "./pinned-node.ts";

type Address = `0x${string}`;

/** The registry's address is the same on every chain that has one. */
const REGISTRY = "0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e";
const RESOLVER = "0x0178b8bf";
const ADDR = "0x3b3b57de";
const NAME = "0x691f3431";

/** Whose a name is, by the registry and its resolver on chain; null where nobody's. Names that live elsewhere are nobody's here. */
export async function addressOfName(node: PinnedNode, name: string): Promise<Address | null> {
  const hash = namehash(name).slice(2);
  const resolver = await resolverOf(node, hash);
  const found = resolver && addressIn(await node.view(resolver, `${ADDR}${hash}`));
  return found ?? null;
}

/** What an address calls itself; only where the name says that it is the address's. */
export async function nameOfAddress(node: PinnedNode, address: Address): Promise<string | null> {
  const hash = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`).slice(2);
  const resolver = await resolverOf(node, hash);
  const name = resolver && textIn(await node.view(resolver, `${NAME}${hash}`));
  if (!name) return null;
  return (await addressOfName(node, name)) === address ? name : null;
}

async function resolverOf(node: PinnedNode, hash: string): Promise<Address | undefined> {
  return addressIn(await node.view(REGISTRY, `${RESOLVER}${hash}`));
}

function addressIn(answer: string | undefined): Address | undefined {
  if (answer === undefined || !/^0x0{24}[0-9a-f]{40}$/.test(answer) || /^0x0{64}$/.test(answer))
    return undefined;
  return `0x${answer.slice(26)}`;
}

/** Plain names only: others have to be put into their normal form before anything can be asked of them. */
function textIn(answer: string | undefined): string | undefined {
  if (answer === undefined || answer.length < 130) return undefined;
  const length = Number.parseInt(answer.slice(66 + 56, 130), 16);
  const text = Buffer.from(answer.slice(130, 130 + length * 2), "hex").toString("utf8");
  return /^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,20}$/.test(text) ? text : undefined;
}
