import { expect } from "chai";
import { createTransactionStore } from "../../../db/chain/transaction-store.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { createChainNode } from "../../../integrations/chain/chain-node.ts";
import { createChainSigner } from "../../../integrations/chain/chain-signer.ts";
import { createChainWriter } from "../../../integrations/chain/chain-writer.ts";
import { DEVELOPMENT_SIGNER_KEY } from "../../../local/parts/chain.ts";
import { createLog } from "../../../runtime/log.ts";
import { decodedHistory } from "../../support/decoded-history.ts";
import { openRpcGate, type RpcGate } from "../../support/rpc-gate.ts";
import {
  FRIEND,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "../../support/transactions-world.ts";

const PROMPT_CANARY = "canary-in-a-prompt";
const DATA_CANARY = "c0ffeec0ffeec0ffeec0ffee";
const CONTEXT_CANARY = "canary-in-the-context";
const URL_CANARY = "canary-in-an-rpc-url";

describe("a secret", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  let gate: RpcGate;
  const logged: string[] = [];
  const log = createLog("trace", "worker", { write: (line) => void logged.push(line) });

  before(async () => {
    world = await transactionsWorld();
    gate = await openRpcGate(world.chain.server.url);
    const node = createChainNode({ url: `${gate.url}/${URL_CANARY}`, timeoutMs: 1000 });
    const writer = createChainWriter({
      node,
      store: createTransactionStore(world.chain.database),
      signer: createChainSigner(DEVELOPMENT_SIGNER_KEY),
      chainId: 31_337,
    });
    await world.startWorkers({ writer, log });
    owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
  });
  after(async () => {
    await world.close();
    await gate.close();
  });

  it("in prompt, call, context, API key or RPC address is in no log, error, history, memo or search attribute", async () => {
    // The chain fails a few times, so that errors are made and written down everywhere.
    gate.cut.add("eth_sendRawTransaction");
    const requestHash = await world.submit(owner, {
      userPrompt: `Send 1 wei to ${FRIEND} ${PROMPT_CANARY}`,
      tx: { to: FRIEND, value: "1", data: `0x${DATA_CANARY}` },
      contextLogs: { note: CONTEXT_CANARY },
    });
    await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    gate.cut.clear();
    await world.decide(requestHash, "REJECTED", owner.bearer);
    await world.until(requestHash, owner.key, ({ status }) => status === "REJECTED");
    const handle = world.temporal.client.workflow.getHandle(`tx-${requestHash}`);
    await handle.result();

    const described = await handle.describe();
    const places: Record<string, string> = {
      "worker log": logged.join("\n"),
      "API log": world.api.logged.join("\n"),
      history: decodedHistory(await handle.fetchHistory()),
      memo: JSON.stringify(described.memo ?? {}),
      "search attributes": JSON.stringify(described.typedSearchAttributes.getAll()),
      summary: `${await described.staticSummary()} ${await described.staticDetails()}`,
    };
    expect(places["worker log"], "failures were logged").to.contain("ChainUnreachable");
    const canaries = [
      PROMPT_CANARY,
      DATA_CANARY,
      CONTEXT_CANARY,
      URL_CANARY,
      owner.key["x-api-key"],
      DEVELOPMENT_SIGNER_KEY.slice(2),
    ];
    for (const [place, text] of Object.entries(places)) {
      for (const canary of canaries)
        expect(text.toLowerCase(), place).not.to.contain(String(canary).toLowerCase());
    }
  });

  it("in a request that is refused is not in the answer or the log", async () => {
    const response = await fetch(`${world.api.url}/transactions`, {
      method: "POST",
      headers: { ...owner.key, "content-type": "application/json" },
      body: JSON.stringify({
        escrowAddress: owner.address,
        userPrompt: PROMPT_CANARY,
        tx: { to: FRIEND, value: "x", data: "0x" },
      }),
    });
    expect(response.status).to.equal(400);
    expect(await response.text()).not.to.contain(PROMPT_CANARY);
    expect(world.api.logged.join("\n")).not.to.contain(PROMPT_CANARY);
  });
});
