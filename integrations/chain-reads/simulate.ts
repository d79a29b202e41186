import { AbiCoder } from "ethers/abi";
import { ChainUnreachable } from "../chain/chain-error.ts";
import { NodeRefusal } from "../chain/node-refusal.ts";
import { toQuantity } from "../chain/quantity.ts";
import { balanceCall, numberIn } from "./contract-facts.ts";
import type { PinnedNode } from "./pinned-node.ts";
import { type Log, type Movements, movementsIn } from "./transfer-logs.ts";

type Address = `0x${string}`;

export interface Send {
  from: Address;
  to: Address;
  value: string;
  data: string;
}

interface Outcome {
  status: "done" | "reverted";
  reason?: string;
}

export interface Simulated {
  by: "eth_simulateV1" | "debug_traceCall" | "eth_call";
  outcomes: Outcome[];
  changes?: { account: Address; asset: Address | "native"; delta: string }[];
  grants?: Movements["grants"];
  items?: Movements["items"];
  /** What the watched holdings were before, to be held against what the node says elsewhere. */
  before?: { account: Address; token: Address; balance: string }[];
}

export interface Watched {
  sends: readonly Send[];
  watch: readonly (readonly [account: Address, token: Address])[];
}

/** Lets the node run the transactions: all of them in order where it can, else the first with its trace, else whether it succeeds. */
export async function simulate(node: PinnedNode, watched: Watched): Promise<Simulated> {
  try {
    return await simulateAll(node, watched);
  } catch (error) {
    if (!isUnknownMethod(error)) throw error;
  }
  const [first, ...others] = watched.sends;
  if (!first || others.length > 0)
    throw new ChainUnreachable("the node runs no transactions one after the other");
  try {
    return await traceOne(node, first);
  } catch (error) {
    if (!isUnknownMethod(error)) throw error;
  }
  return { by: "eth_call", outcomes: [await callOne(node, first)] };
}

/** Nodes do not agree on a code for a method that they lack; one that they have and refuse says why in another way. */
function isUnknownMethod(error: unknown): boolean {
  return error instanceof NodeRefusal && error.reason === "other";
}

interface CallResult {
  status?: unknown;
  returnData?: unknown;
  error?: { message?: unknown; data?: unknown };
  logs?: Log[];
}

async function simulateAll(node: PinnedNode, { sends, watch }: Watched): Promise<Simulated> {
  const balances = watch.map(([account, token]) => ({ to: token, input: balanceCall(account) }));
  const calls = [...balances, ...sends.map(asCall), ...balances];
  const answer = await node.rpc("eth_simulateV1", [
    { blockStateCalls: [{ calls }], traceTransfers: true, validation: false },
    node.tag,
  ]);
  const [block] = Array.isArray(answer) ? (answer as { calls?: CallResult[] }[]) : [];
  const results = block?.calls;
  if (!Array.isArray(results) || results.length !== calls.length)
    throw new ChainUnreachable("a simulation of other calls");
  const sent = results.slice(watch.length, watch.length + sends.length);
  const [before, after] = [results.slice(0, watch.length), results.slice(-watch.length || results.length)];
  const { changes, grants, items } = movementsIn(
    sent.flatMap(({ logs }) => (Array.isArray(logs) ? logs : [])),
  );
  const holdings = watch.map(([account, token], index) => ({
    account,
    token,
    before: numberIn(textOf(before[index]?.returnData)),
    after: numberIn(textOf(after[index]?.returnData)),
  }));
  return {
    by: "eth_simulateV1",
    outcomes: sent.map(outcomeOf),
    changes: summed(changes, holdings),
    grants,
    items,
    before: holdings.flatMap(({ account, token, before: balance }) =>
      balance === undefined ? [] : [{ account, token, balance: balance.toString() }],
    ),
  };
}

const asCall = ({ from, to, value, data }: Send) => ({
  from,
  to,
  value: toQuantity(BigInt(value)),
  input: data,
});

function outcomeOf({ status, error, returnData }: CallResult): Outcome {
  if (status === "0x1") return { status: "done" };
  const data = textOf(error?.data) ?? textOf(returnData);
  const reason = reasonIn(data) ?? plainText(error?.message);
  return { status: "reverted", ...(reason ? { reason } : {}) };
}

interface Holding {
  account: Address;
  token: Address;
  before: bigint | undefined;
  after: bigint | undefined;
}

/** Changes by account and asset; of what was watched the balances count, since a token may log what it likes. */
function summed(
  changes: Movements["changes"],
  holdings: readonly Holding[],
): NonNullable<Simulated["changes"]> {
  const sums = new Map<string, { account: Address; asset: Address | "native"; delta: bigint }>();
  for (const { account, asset, delta } of changes) {
    const key = `${account} ${asset}`;
    sums.set(key, { account, asset, delta: (sums.get(key)?.delta ?? 0n) + delta });
  }
  for (const { account, token, before, after } of holdings) {
    if (before === undefined || after === undefined) continue;
    sums.set(`${account} ${token}`, { account, asset: token, delta: after - before });
  }
  return [...sums.values()]
    .filter(({ delta }) => delta !== 0n)
    .map(({ account, asset, delta }) => ({ account, asset, delta: delta.toString() }));
}

interface Frame {
  error?: unknown;
  output?: unknown;
  type?: unknown;
  from?: string;
  to?: string;
  value?: string;
  logs?: Log[];
  calls?: Frame[];
}

async function traceOne(node: PinnedNode, send: Send): Promise<Simulated> {
  const frame = (await node.rpc("debug_traceCall", [
    asCall(send),
    node.tag,
    { tracer: "callTracer", tracerConfig: { withLog: true } },
  ])) as Frame | null;
  if (typeof frame !== "object" || frame === null) throw new ChainUnreachable("no trace");
  if (frame.error !== undefined) {
    const reason = reasonIn(textOf(frame.output)) ?? plainText(frame.error);
    return { by: "debug_traceCall", outcomes: [{ status: "reverted", ...(reason ? { reason } : {}) }] };
  }
  const found = movementsIn(logsOf(frame));
  const values = valuesOf(frame);
  return {
    by: "debug_traceCall",
    outcomes: [{ status: "done" }],
    changes: summed([...found.changes, ...values], []),
    grants: found.grants,
    items: found.items,
  };
}

/** A frame that failed has changed nothing, and nothing inside it has. */
function logsOf({ error, logs = [], calls = [] }: Frame): Log[] {
  return error === undefined ? [...logs, ...calls.flatMap(logsOf)] : [];
}

function valuesOf({ error, type, from, to, value, calls = [] }: Frame): Movements["changes"] {
  if (error !== undefined) return [];
  const inner = calls.flatMap(valuesOf);
  const amount = type === "CALL" && value !== undefined ? BigInt(value) : 0n;
  if (amount === 0n || !from || !to) return inner;
  return [
    { account: from.toLowerCase() as Address, asset: "native", delta: -amount },
    { account: to.toLowerCase() as Address, asset: "native", delta: amount },
    ...inner,
  ];
}

async function callOne({ rpc, tag }: PinnedNode, send: Send): Promise<Outcome> {
  try {
    await rpc("eth_call", [asCall(send), tag]);
    return { status: "done" };
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error;
    const reason =
      reasonIn(error.revertData) ??
      (error.reason === "insufficient-funds" ? "insufficient funds" : undefined);
    return { status: "reverted", ...(reason ? { reason } : {}) };
  }
}

const coder = AbiCoder.defaultAbiCoder();
const ERROR_STRING = "0x08c379a0";

/** What `require` gave as its reason, or the name's first bytes of another error; a contract's words, shortened and made plain. */
function reasonIn(data: string | undefined): string | undefined {
  if (data === undefined || data.length < 10) return undefined;
  if (!data.startsWith(ERROR_STRING)) return `the error ${data.slice(0, 10)}`;
  try {
    return plainText(coder.decode(["string"], `0x${data.slice(10)}`)[0]);
  } catch {
    return `the error ${ERROR_STRING}`;
  }
}

function plainText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return value.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 120) || undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && /^0x(?:[0-9a-f]{2})*$/i.test(value) ? value.toLowerCase() : undefined;
}
