import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { Signature, toUtf8Bytes, Wallet } from "ethers";
import { generateKey } from "openpgp";
import { createTransactionStore } from "../../../db/chain/transaction-store.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import {
  accountKeyHash,
  getAccountKeyHash,
  registerAccount,
} from "../../../integrations/chain/account-registry.ts";
import { createChainNode } from "../../../integrations/chain/chain-node.ts";
import { createChainSigner } from "../../../integrations/chain/chain-signer.ts";
import { createChainWriter } from "../../../integrations/chain/chain-writer.ts";
import { generateKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import type { Lifecycle } from "../../../lifecycle/create-lifecycle.ts";
import { accountWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { DEVELOPMENT_SIGNER_KEY } from "../../../local/parts/chain.ts";
import { createLog } from "../../../runtime/log.ts";
import { postJson } from "../../support/accounts-world.ts";
import { decodedHistory } from "../../support/decoded-history.ts";
import { recordHistory } from "../../support/record-history.ts";
import { openRpcGate, type RpcGate } from "../../support/rpc-gate.ts";
import { runStep } from "../../support/run-step.ts";
import type { Served } from "../../support/serve-app.ts";
import { type Owner, type TransactionsWorld, transactionsWorld } from "../../support/transactions-world.ts";

interface Profile {
  user: { id: string; ethereumAddress: string };
  pgpPublicKey: string | null;
  pgpFingerprint: string | null;
  pgpRegisteredAt: string | null;
  chainAccountTx: string | null;
  apiKeys: { name: string }[];
}

describe("a user's OpenPGP key", () => {
  let world: TransactionsWorld;
  let gate: RpcGate;
  let owner: Owner;
  /** Whose calls of Temporal are all lost. */
  let forgetful: Served;
  const workerLog: string[] = [];
  before(async () => {
    world = await transactionsWorld();
    gate = await openRpcGate(world.chain.server.url);
    const writer = createChainWriter({
      node: createChainNode({ url: gate.url, timeoutMs: 1000 }),
      store: createTransactionStore(world.chain.database),
      signer: createChainSigner(DEVELOPMENT_SIGNER_KEY),
      chainId: 31_337,
    });
    const log = createLog("trace", "worker", { write: (line) => void workerLog.push(line) });
    await world.startWorkers({ writer, log });
    const lifecycle = { ...world.lifecycle(), registerAccount: () => {} } satisfies Lifecycle;
    forgetful = await world.serve({ lifecycle });
  });
  beforeEach(async () => {
    owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
  });
  afterEach(() => gate.cut.clear());
  after(async () => {
    await world.close();
    await gate.close();
  });

  const register = async (publicKey: string, by = owner, at = world.api, signature?: string) =>
    postJson(
      `${at.url}/user-api-keys/register`,
      { pgpPublicKey: publicKey, signature: signature ?? (await by.wallet.signMessage(publicKey)) },
      by.bearer,
    );
  const profile = async (by = owner) =>
    (await (await fetch(`${world.api.url}/user-api-keys/profile`, { headers: by.bearer })).json()) as Profile;
  const newKey = async () => (await generateKeyPair("owner")).publicKey;
  const onChain = (by = owner) =>
    getAccountKeyHash(world.chain.node, world.chain.contracts.AccountRegistry, by.address);
  const workflow = (by = owner) => world.temporal.client.workflow.getHandle(accountWorkflowId(by.address));
  async function untilOnChain(by = owner): Promise<Profile> {
    for (const deadline = Date.now() + 100_000; ; await sleep(50)) {
      const now = await profile(by);
      if (now.chainAccountTx) return now;
      if (Date.now() > deadline) throw new Error("not on chain within 100 s");
    }
  }
  const grow = () =>
    world.chain.database.em
      .fork()
      .execute("update account_key set created_at = created_at - interval '1 minute' where chain_tx is null");

  it("is none at first", async () => {
    const { apiKeys, ...rest } = await profile();
    expect(rest).to.deep.equal({
      user: { id: owner.id, ethereumAddress: owner.address },
      pgpPublicKey: null,
      pgpFingerprint: null,
      pgpRegisteredAt: null,
      chainAccountTx: null,
    });
    expect(apiKeys.map(({ name }) => name)).to.deep.equal(["test"]);
    expect(JSON.stringify(apiKeys)).not.to.contain(owner.key["x-api-key"]);
  });

  it("is registered here and on chain, shown in the profile, and again without harm", async () => {
    const { publicKey, fingerprint } = await generateKeyPair("owner");
    const response = await register(publicKey);
    expect(response.status).to.equal(201);
    const answered = (await response.json()) as Profile;
    expect(answered).to.include({ pgpPublicKey: publicKey, pgpFingerprint: fingerprint });
    const registered = await untilOnChain();
    expect((await world.chain.node.receipt(String(registered.chainAccountTx)))?.succeeded).to.equal(true);
    expect(await onChain()).to.equal(accountKeyHash(publicKey));
    const again = await register(publicKey);
    expect(again.status).to.equal(201);
    expect(await again.json()).to.deep.equal(registered);
    await workflow().result();
    await recordHistory("account-registered", workflow());
  });

  it("is answered with its chain transaction where the chain is quick", async () => {
    const { chainAccountTx } = (await (await register(await newKey())).json()) as Profile;
    expect(chainAccountTx).to.match(/^0x[0-9a-f]{64}$/);
  });

  it("is replaced by another, and a replaced one is never taken again", async () => {
    const [first, second] = [await newKey(), await newKey()];
    await register(first);
    await untilOnChain();
    expect((await register(second)).status).to.equal(201);
    expect(await untilOnChain()).to.include({ pgpPublicKey: second });
    expect(await onChain()).to.equal(accountKeyHash(second));
    const refused = await register(first);
    expect(refused.status).to.equal(400);
    expect(await profile()).to.include({ pgpPublicKey: second });
  });

  it("with the chain down is 201 without a transaction; its workflow finishes it, with the last of two keys", async () => {
    gate.cut.add("eth_sendRawTransaction").add("eth_getTransactionCount");
    const [first, second] = [await newKey(), await newKey()];
    for (const key of [first, second]) {
      const response = await register(key);
      expect(response.status).to.equal(201);
      expect(await response.json()).to.include({ pgpPublicKey: key, chainAccountTx: null });
    }
    gate.cut.clear();
    expect(await untilOnChain()).to.include({ pgpPublicKey: second });
    expect(await onChain()).to.equal(accountKeyHash(second));
    expect(await workflow().result()).to.include({ outcome: "registered" });
  });

  it("that comes while the one before is being registered follows it, and is the one that counts", async () => {
    const [first, second] = [await newKey(), await newKey()];
    let following: Promise<Response> | undefined;
    gate.before.set("eth_getTransactionReceipt", async () => {
      following ??= register(second);
      await sleep(300);
    });
    expect((await register(first)).status).to.equal(201);
    expect((await following)?.status).to.equal(201);
    gate.before.clear();
    expect(await untilOnChain()).to.include({ pgpPublicKey: second });
    expect(await onChain()).to.equal(accountKeyHash(second));
    await workflow().result();
    await recordHistory("account-two-keys", workflow());
  });

  it("is registered by the sweep where the start of its workflow was lost", async () => {
    const key = await newKey();
    const response = await register(key, owner, forgetful);
    expect(await response.json()).to.include({ chainAccountTx: null });
    await runStep(world, "startUnstarted");
    expect(await profile(), "it may be on its way").to.include({ chainAccountTx: null });
    await grow();
    await runStep(world, "startUnstarted");
    await untilOnChain();
    expect(await onChain()).to.equal(accountKeyHash(key));
    expect((await runStep(world, "startUnstarted")).done).to.equal(0);
  });

  it("is registered by the sweep where somebody ended its workflow", async () => {
    gate.cut.add("eth_sendRawTransaction").add("eth_getTransactionCount");
    await register(await newKey());
    await workflow().terminate("by a test");
    await grow();
    gate.cut.clear();
    await runStep(world, "startUnstarted");
    await untilOnChain();
  });

  it("that the registry refuses stays the user's here, and is not tried again", async () => {
    const publicKey = await newKey();
    const other = Wallet.createRandom();
    const { AccountRegistry } = world.chain.contracts;
    await world.chain.writer.write(
      registerAccount(AccountRegistry, other.address, publicKey, await other.signMessage(publicKey)),
    );
    const response = await register(publicKey);
    expect(response.status).to.equal(201);
    expect(await workflow().result()).to.deep.equal({ outcome: "refused" });
    expect(await profile()).to.include({ pgpPublicKey: publicKey, chainAccountTx: null });
    await grow();
    expect((await runStep(world, "startUnstarted")).done).to.equal(0);
    await recordHistory("account-refused", workflow());
  });

  it("is one user's: another who sends the same is refused with 400, also at the same moment", async () => {
    const [one, two] = [await world.owner(), await world.owner()];
    const key = await newKey();
    const answers = await Promise.all([register(key, one), register(key, two)]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 400]);
  });

  it("is signed in any form that wallets write, and reaches the chain in the one that it takes", async () => {
    const key = await newKey();
    const { compactSerialized } = Signature.from(await owner.wallet.signMessage(key));
    expect((await register(key, owner, world.api, compactSerialized)).status).to.equal(201);
    await untilOnChain();
    expect(await onChain()).to.equal(accountKeyHash(key));
  });

  describe("is refused with 400, and the one before stays,", () => {
    let good: string;
    before(async () => {
      good = await newKey();
    });
    const cases: [string, () => Promise<object> | object][] = [
      [
        "where another signed",
        async () => ({ pgpPublicKey: good, signature: await Wallet.createRandom().signMessage(good) }),
      ],
      [
        "where another text was signed",
        async () => ({ pgpPublicKey: good, signature: await owner.wallet.signMessage(`${good}\n`) }),
      ],
      ["for a signature that is none", () => ({ pgpPublicKey: good, signature: "0x12" })],
      ["for a text that is no key", () => signed("no key")],
      ["for a private key", async () => signed((await generateKeyPair("x")).privateKey)],
      ["for two keys", async () => signed(good + (await newKey()))],
      ["for a key that has expired", async () => signed(await shortLived(1, new Date(Date.now() - 10_000)))],
      ["for a text of more than 16 KiB", () => signed(`${good}${"\n".repeat(17_000)}`)],
      ["for a field that is none", async () => ({ ...(await signed(good)), label: "x" })],
      ["without a signature", () => ({ pgpPublicKey: good })],
    ];
    const signed = async (pgpPublicKey: string) => ({
      pgpPublicKey,
      signature: await owner.wallet.signMessage(toUtf8Bytes(pgpPublicKey)),
    });
    for (const [what, body] of cases) {
      it(what, async () => {
        const url = `${world.api.url}/user-api-keys/register`;
        const response = await postJson(url, await body(), owner.bearer);
        expect(response.status).to.equal(400);
        expect(await response.text()).not.to.contain("PRIVATE KEY BLOCK");
        expect(await profile()).to.include({ pgpPublicKey: null });
      });
    }

    it("and with 401 by an API key", async () => {
      const body = await signed(good);
      expect((await postJson(`${world.api.url}/user-api-keys/register`, body, owner.key)).status).to.equal(
        401,
      );
      const read = await fetch(`${world.api.url}/user-api-keys/profile`, { headers: owner.key });
      expect(read.status).to.equal(401);
    });
  });

  describe("once registered", () => {
    async function sealedText(requestHash: string): Promise<string> {
      const [row] = await world.chain.database.em
        .fork()
        .execute<{ text: string }[]>(
          `select p.* from transaction_payload p join transaction_request t on t.id = p.transaction_id where t.request_hash = ?`,
          [requestHash],
        );
      const text = Object.values(row ?? {}).find((value) =>
        String(value).startsWith("-----BEGIN PGP MESSAGE"),
      );
      return String(text);
    }
    const opened = async (requestHash: string, key: string) =>
      Buffer.from(await world.sealer.open(await sealedText(requestHash), [key], 100_000)).toString();

    it("opens the requests that are sealed for its owner, which the arbiter reads as ever", async () => {
      const { publicKey, privateKey } = await generateKeyPair("owner");
      const before = await world.submit(owner);
      await register(publicKey);
      const requestHash = await world.submit(owner);
      expect(await opened(requestHash, privateKey)).to.contain("Send 0.1 ETH");
      expect(await opened(before, privateKey).catch(({ kind }) => kind)).to.equal("not-addressed");
      const { orion } = await world.until(requestHash, owner.key, (status) => status.orion.length > 0);
      expect(orion[0]?.decision).to.equal("APPROVED");
    });

    it("is left out, and said so in the log, when it has expired", async () => {
      const key = await shortLived(2);
      expect((await register(key)).status).to.equal(201);
      await sleep(3000);
      const requestHash = await world.submit(owner);
      const { orion } = await world.until(requestHash, owner.key, (status) => status.orion.length > 0);
      expect(orion[0]?.decision).to.equal("APPROVED");
      expect(world.api.logged.join("\n")).to.contain("key-expired");
    });
  });

  describe("leaves nothing behind", () => {
    it("in a log or a history: no private key that was sent by mistake, no signature, no armour", async () => {
      const { privateKey, publicKey } = await generateKeyPair("owner");
      await register(privateKey);
      const signature = await owner.wallet.signMessage(publicKey);
      await register(publicKey, owner, world.api, signature);
      await untilOnChain();
      await workflow().result();
      const history = decodedHistory(await workflow().fetchHistory());
      expect(history, "payloads are decoded").to.contain(owner.id);
      const places = [...world.api.logged, ...workerLog, history].join("\n");
      const line = (armour: string) => armour.split("\n").find((text) => text.length > 50) ?? "missing";
      for (const secret of [line(privateKey), line(publicKey), signature.slice(2)])
        expect(places.includes(secret)).to.equal(false);
      expect(places).to.contain("/user-api-keys/register");
      expect(workerLog.join("\n"), "failures were logged").to.contain("ChainUnreachable");
    });
  });
});

async function shortLived(seconds: number, date = new Date()): Promise<string> {
  const { publicKey } = await generateKey({
    type: "ecc",
    curve: "curve25519Legacy",
    userIDs: [{ name: "soon" }],
    keyExpirationTime: seconds,
    date,
    format: "armored",
    config: { v6Keys: false, aeadProtect: false },
  });
  return publicKey;
}
