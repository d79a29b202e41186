import { ChainError, ChainUnreachable } from "../chain/chain-error.ts";
import { createJsonRpc, type JsonRpc } from "../chain/json-rpc.ts";
import { quantity } from "../chain/quantity.ts";
import { allowanceOf, balanceOf, codeAt, standardOf, tokenFacts, vaultAsset } from "./contract-facts.ts";
import { addressOfName, nameOfAddress } from "./ens.ts";
import { type Block, hasSameBlock, type PinnedNode, pinNode } from "./pinned-node.ts";
import { type Simulated, simulate, type Watched } from "./simulate.ts";

type Address = `0x${string}`;

/** What is asked of a chain; the arbiter's own shape, which this room does not know. */
interface Questions {
  chainId: number;
  tokens: readonly Address[];
  vaults: readonly Address[];
  code: readonly Address[];
  standards: readonly Address[];
  names: readonly string[];
  reverse: readonly Address[];
  balances: readonly (readonly [account: Address, asset: Address | "native"])[];
  allowances: readonly (readonly [owner: Address, token: Address, spender: Address])[];
  simulate?: Watched;
}

interface Reads {
  chain_id: number;
  read_at: string;
  failure?: string;
  block?: number;
  block_hash?: string;
  tokens: Record<string, Awaited<ReturnType<typeof tokenFacts>>>;
  vaults: Record<string, Address | null>;
  code: Record<string, Awaited<ReturnType<typeof codeAt>>>;
  standards: Record<string, Awaited<ReturnType<typeof standardOf>>>;
  names: Record<string, Address | null>;
  reverse: Record<string, string | null>;
  names_block?: number;
  balances: Record<string, string>;
  allowances: Record<string, string>;
  simulation?: Omit<Simulated, "before">;
  unanswered: Record<string, string>;
}

/** One request; and all of a case together. */
const REQUEST_MS = 2000;
const CASE_MS = 4000;
const ETHEREUM = 1;
/** Chains that have a registry of names of their own. */
const OWN_NAMES = new Set([ETHEREUM, 11_155_111, 17_000]);

/** Reads the chains that RPC_URLS names; undefined where it names none. */
export function openChainReads(
  rpcUrls: ReadonlyMap<number, string>,
  { requestMs = REQUEST_MS, caseMs = CASE_MS, now = Date.now } = {},
) {
  if (rpcUrls.size === 0) return undefined;
  const nodes = new Map([...rpcUrls].map(([chainId, url]) => [chainId, createJsonRpc(url, requestMs)]));
  const right = new Set<number>();

  /** Another chain's node would tell another chain's truth. */
  async function nodeOf(chainId: number): Promise<JsonRpc> {
    const rpc = nodes.get(chainId);
    if (!rpc) throw new ChainError(`There is no RPC for chain ${chainId}.`, false);
    if (right.has(chainId)) return rpc;
    if (Number(quantity(await rpc("eth_chainId", []))) !== chainId)
      throw new ChainError(`RPC_URLS names another chain's node for ${chainId}.`, false);
    right.add(chainId);
    return rpc;
  }

  async function read(questions: Questions, before?: Reads): Promise<Reads> {
    const readAt = new Date(now()).toISOString();
    const reads = before ? structuredClone(before) : emptyReads(questions.chainId, readAt);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChainError(`no answer within ${caseMs} ms`, true)), caseMs);
    });
    const asked = ask(questions, reads);
    // Whoever is late answers to nobody.
    asked.catch(() => undefined);
    try {
      return await Promise.race([asked, late]);
    } catch (error) {
      // Nothing of what a node said is kept that was late or contradicted itself.
      return { ...emptyReads(questions.chainId, readAt), failure: reasonOf(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(questions: Questions, reads: Reads): Promise<Reads> {
    const node = await pinNode(await nodeOf(questions.chainId), blockOf(reads));
    const names = namesNode(node, questions);
    // Whoever asks for a name hears of it; where nobody does, nothing is asked.
    names.catch(() => undefined);
    const { unanswered } = reads;
    const each = <Key, Answer>(
      what: string,
      keys: readonly Key[],
      keyOf: (key: Key) => string,
      into: Record<string, Answer>,
      answer: (key: Key) => Promise<Answer>,
    ) =>
      keys.map(async (key) => {
        const name = keyOf(key);
        try {
          into[name] = await answer(key);
        } catch (error) {
          unanswered[`${what} ${name}`] = reasonOf(error);
        }
      });
    const itself = (key: string) => key;
    await Promise.all([
      ...each("token", questions.tokens, itself, reads.tokens, (token) => tokenFacts(node, token)),
      ...each("vault", questions.vaults, itself, reads.vaults, (vault) => vaultAsset(node, vault)),
      ...each("code", questions.code, itself, reads.code, (address) => codeAt(node, address)),
      ...each("standard", questions.standards, itself, reads.standards, (one) => standardOf(node, one)),
      ...each(
        "balance",
        questions.balances,
        (pair) => pair.join(" "),
        reads.balances,
        ([account, asset]) => balanceOf(node, account, asset),
      ),
      ...each(
        "allowance",
        questions.allowances,
        (grant) => grant.join(" "),
        reads.allowances,
        ([owner, token, spender]) => allowanceOf(node, owner, token, spender),
      ),
      ...each("name", questions.names, itself, reads.names, async (name) => addressOfName(await names, name)),
      ...each("name of", questions.reverse, itself, reads.reverse, async (one) =>
        nameOfAddress(await names, one),
      ),
      runSimulation(node, questions.simulate, reads),
    ]);
    const namesNodeUsed = await names.catch(() => node);
    for (const asked of new Set([node, namesNodeUsed]))
      if (!(await hasSameBlock(asked))) throw contradiction(`block ${asked.block.number}`);
    const namesBlock = namesNodeUsed === node ? {} : { names_block: namesNodeUsed.block.number };
    return { ...reads, ...namesBlock, block: node.block.number, block_hash: node.block.hash };
  }

  /** Names are Ethereum's, for accounts on every chain; without an RPC for it nobody can tell whose they are. */
  async function namesNode(node: PinnedNode, { chainId, names, reverse }: Questions): Promise<PinnedNode> {
    if (OWN_NAMES.has(chainId) || names.length + reverse.length === 0) return node;
    return pinNode(await nodeOf(ETHEREUM), undefined);
  }

  return { has: (chainId: number) => nodes.has(chainId), read };
}

async function runSimulation(node: PinnedNode, watched: Watched | undefined, reads: Reads): Promise<void> {
  if (!watched) return;
  try {
    const { before = [], ...simulation } = await simulate(node, watched);
    for (const { account, token, balance } of before) {
      const told = reads.balances[`${account} ${token}`];
      if (told !== undefined && told !== balance) throw contradiction(`the balance of ${account}`);
    }
    reads.simulation = simulation;
  } catch (error) {
    if (error instanceof Contradiction) throw error;
    reads.unanswered.simulation = reasonOf(error);
  }
}

class Contradiction extends ChainError {}

const contradiction = (about: string) =>
  new Contradiction(`the chain's node disagrees with itself about ${about}`, true);

function blockOf({ block, block_hash: hash }: Reads): Block | undefined {
  return block === undefined || hash === undefined ? undefined : { number: block, hash };
}

/** Our own words; what a library or a node says may hold an address with a key in it. */
function reasonOf(error: unknown): string {
  if (error instanceof ChainUnreachable)
    return `The chain's RPC could not be used (${error.what}). Check RPC_URLS and the node behind it.`;
  return error instanceof ChainError ? error.message : "the node's answer could not be read";
}

function emptyReads(chainId: number, readAt: string): Reads {
  return {
    chain_id: chainId,
    read_at: readAt,
    tokens: {},
    vaults: {},
    code: {},
    standards: {},
    names: {},
    reverse: {},
    balances: {},
    allowances: {},
    unanswered: {},
  };
}
