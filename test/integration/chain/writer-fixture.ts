import { MikroORM } from "@mikro-orm/postgresql";
import { ChainTransaction } from "../../../db/chain/chain-transaction.entity.ts";
import { ChainWrite } from "../../../db/chain/chain-write.entity.ts";
import { ContractDeployment } from "../../../db/chain/contract-deployment.entity.ts";
import { createDeploymentStore } from "../../../db/chain/deployment-store.ts";
import { createTransactionStore } from "../../../db/chain/transaction-store.ts";
import { createAgentInbox } from "../../../integrations/chain/agent-inbox-factory.ts";
import { type ChainNode, createChainNode } from "../../../integrations/chain/chain-node.ts";
import { createChainSigner } from "../../../integrations/chain/chain-signer.ts";
import { type ChainWriter, createChainWriter } from "../../../integrations/chain/chain-writer.ts";
import { type DeployedContracts, deployContracts } from "../../../integrations/chain/deploy-contracts.ts";
import { createJsonRpc } from "../../../integrations/chain/json-rpc.ts";
import { freshDatabase, type Server, startChain } from "../../stack/stack.ts";
import { openRpcGate, type RpcGate } from "../../support/rpc-gate.ts";

/** anvil's first development account. */
export const SIGNER_KEY = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
export const CID = "bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy";

export interface OpenWriter {
  node: ChainNode;
  writer: ChainWriter;
  deploy(): Promise<DeployedContracts>;
  rows(): Promise<ChainTransaction[]>;
  /** Makes a write look as if it had been sent so much earlier. */
  sentEarlier(key: string, ms: number): Promise<unknown>;
}

export interface WriterFixture {
  chain: Server;
  /** A request to the node itself, such as anvil's own methods. */
  rpc(method: string, ...params: unknown[]): Promise<unknown>;
  /** A writer with a database connection of its own, as another process would have. */
  open(settings?: {
    url?: string;
    key?: string;
    timeoutMs?: number;
    stuckAfterMs?: number;
    waitMs?: number;
  }): Promise<OpenWriter>;
  /** A gate before the node; closed with the fixture, also after a failed test. */
  openGate(): Promise<RpcGate>;
  /** Another chain of the same id on which nothing has happened yet. */
  startEmptyChain(): Promise<Server>;
  close(): Promise<void>;
}

export async function startWriterFixture(): Promise<WriterFixture> {
  const [chain, clientUrl] = await Promise.all([startChain(), freshDatabase()]);
  const opened: MikroORM[] = [];
  const gates: RpcGate[] = [];
  const chains = [chain];
  const orm = async () => {
    const one = await MikroORM.init({
      clientUrl,
      entities: [ChainTransaction, ChainWrite, ContractDeployment],
    });
    opened.push(one);
    return one;
  };
  await (await orm()).schema.create();
  return {
    chain,
    rpc: (method, ...params) => createJsonRpc(chain.url, 10_000)(method, params),
    async open({ url = chain.url, key = SIGNER_KEY, timeoutMs = 10_000, ...settings } = {}) {
      const database = await orm();
      const { em } = database;
      const node = createChainNode({ url, timeoutMs });
      const store = createTransactionStore(database);
      const signer = createChainSigner(key);
      const writer = createChainWriter({ node, store, signer, chainId: 31_337, ...settings });
      const deployments = createDeploymentStore(em);
      return {
        node,
        writer,
        deploy: () => deployContracts({ node, writer, deployments }),
        rows: () => em.fork().findAll(ChainTransaction, { orderBy: { nonce: "asc" } }),
        sentEarlier: (key, ms) =>
          em.fork().nativeUpdate(ChainTransaction, { key }, { sentAt: new Date(Date.now() - ms) }),
      };
    },
    async openGate() {
      const gate = await openRpcGate(chain.url);
      gates.push(gate);
      return gate;
    },
    async startEmptyChain() {
      const empty = await startChain();
      chains.push(empty);
      return empty;
    },
    async close() {
      await Promise.all([...gates.map((gate) => gate.close()), ...chains.map((one) => one.stop())]);
      await Promise.all(opened.map((one) => one.close(true)));
    },
  };
}

/** The contracts and one inbox to write to. */
export async function openInbox({ writer, deploy }: OpenWriter): Promise<string> {
  const { AgentInboxFactory } = await deploy();
  return (await createAgentInbox(writer, AgentInboxFactory, "service key")).inbox;
}

/** An inbox, and a writer to it whose node stands behind a gate. */
export interface GatedInbox {
  fixture: WriterFixture;
  gate: RpcGate;
  opened: OpenWriter;
  inbox: string;
}

export async function startGatedInbox(settings: { waitMs?: number } = {}): Promise<GatedInbox> {
  const fixture = await startWriterFixture();
  const gate = await fixture.openGate();
  const opened = await fixture.open({ url: gate.url, ...settings });
  return { fixture, gate, opened, inbox: await openInbox(opened) };
}

/** The failure of something that must fail. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  const nothing = Symbol("nothing");
  const failure = await work.then(
    () => nothing,
    (error: unknown) => error,
  );
  if (failure === nothing) throw new Error("It should have failed and did not.");
  return failure;
}
