import { expect } from "chai";
import { Wallet } from "ethers";
import { describeTransaction } from "../../../commands/tx/describe-transaction.ts";
import { findVerdictAnswer } from "../../../db/transactions/find-transaction.ts";
import { loadRecord } from "../../../db/transactions/load-record.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { generateKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import type { Verdict } from "../../../validator/case/verdict.ts";
import { postJson } from "../../support/accounts-world.ts";
import {
  FRIEND,
  GOOD_REQUEST,
  type Headers,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "../../support/transactions-world.ts";

const HOUR_MS = 3_600_000;
const SEPOLIA = 11_155_111;
/** Runtime code that answers EIP-1271's four bytes, and four others. */
const TAKES_ALL = "0x631626ba7e60e01b60005260206000f3";
const TAKES_NOTHING = "0x63ffffffff60e01b60005260206000f3";

describe("an intent that the owner signed", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  before(async () => {
    world = await transactionsWorld();
    owner = await world.owner();
  });
  after(async () => {
    await world.close();
  });

  const later = (ms = HOUR_MS) => new Date(Date.now() + ms).toISOString();
  const post = (body: object, headers: Headers = owner.key) =>
    postJson(`${world.api.url}/transactions`, { escrowAddress: owner.address, ...body }, headers);
  const seal = (value: object, key = world.orion.pgpPublicKey) =>
    world.sealer.seal(new TextEncoder().encode(JSON.stringify(value)), [key]);

  /** Written out here, as a client would from the documentation. */
  async function signed(
    by: { signMessage(text: string): Promise<string> },
    change: Record<string, unknown> = {},
  ) {
    const parts = {
      escrow: owner.address,
      chain: SEPOLIA,
      expires: later(),
      prompt: GOOD_REQUEST.userPrompt,
      ...change,
    };
    const text = `Countersign intent v1\nescrow: ${parts.escrow}\nchain: ${parts.chain}\nexpires: ${parts.expires}\n\n${parts.prompt}`;
    return { signature: await by.signMessage(text), expires: String(parts.expires) };
  }

  async function record(response: Response): Promise<Record<string, unknown> & { requestHash: string }> {
    const body = (await response.json()) as Record<string, unknown> & { requestHash: string };
    expect(response.status, JSON.stringify(body)).to.equal(201);
    return body;
  }

  it("is on the record in all three forms; without a signature nobody is", async () => {
    const admin = await world.serverKey("admin");
    const intentSignature = await signed(owner.wallet);
    const forms: [object, Headers][] = [
      [{ encryptedPayload: await seal(GOOD_REQUEST) }, owner.key],
      [GOOD_REQUEST, owner.key],
      [{ ...GOOD_REQUEST, encrypted: false }, admin],
    ];
    for (const [form, headers] of forms) {
      const { requestHash, intentSignedBy } = await record(await post({ ...form, intentSignature }, headers));
      expect(intentSignedBy).to.equal(owner.address);
      const dossier = await fetch(`${world.api.url}/transactions/${requestHash}`, { headers: owner.key });
      expect(await dossier.json()).to.deep.include({ intentSignedBy: owner.address, intentSignature });
      expect(await record(await post(form, headers))).to.include({ intentSignedBy: null });
    }
  });

  it("is good on the chain that it names, with its time in another zone", async () => {
    const expires = `${later(3 * HOUR_MS).slice(0, 19)}+02:00`;
    const body = { ...GOOD_REQUEST, chainId: 1 };
    const intentSignature = await signed(owner.wallet, { chain: 1, expires });
    expect(await record(await post({ ...body, intentSignature }))).to.include({
      intentSignedBy: owner.address,
    });
  });

  for (const [what, change] of [
    ["another prompt", () => ({ prompt: `${GOOD_REQUEST.userPrompt}.` })],
    ["another chain", () => ({ chain: 1 })],
    ["another escrow", () => ({ escrow: FRIEND })],
    ["the escrow in lower case", () => ({ escrow: owner.address.toLowerCase() })],
  ] as const) {
    it(`is refused with 400 where it was signed for ${what}`, async () => {
      const response = await post({
        ...GOOD_REQUEST,
        intentSignature: await signed(owner.wallet, change()),
      });
      expect(response.status).to.equal(400);
      expect(((await response.json()) as { details: { path: string }[] }).details[0]?.path).to.equal(
        "/intentSignature/signature",
      );
    });
  }

  it("is refused with 400 where somebody else signed, the time is another or over, or it is no signature", async () => {
    const good = await signed(owner.wallet);
    for (const intentSignature of [
      await signed(Wallet.createRandom()),
      { ...good, expires: later(2 * HOUR_MS) },
      await signed(owner.wallet, { expires: later(-1000) }),
      await signed(owner.wallet, { expires: "2030-02-30T00:00:00Z" }),
      await signed(owner.wallet, { expires: "tomorrow" }),
      { ...good, signature: "0x" },
      { ...good, signature: `0x${"00".repeat(65)}` },
      { ...good, signature: "hello" },
      { signature: good.signature },
      { ...good, by: owner.address },
      good.signature,
    ])
      expect(
        (await post({ ...GOOD_REQUEST, intentSignature })).status,
        JSON.stringify(intentSignature),
      ).to.equal(400);
  });

  it("covers the inner prompt, and beside what only a foreign service opens the outer one or nothing", async () => {
    const { publicKey, fingerprint } = await generateKeyPair("foreign");
    const em = world.chain.database.em.fork();
    await em.execute(
      "insert into verification_service (name, inbox, pgp_public_key, pgp_fingerprint, active, built_in, created_at) values ('foreign', ?, ?, ?, true, false, now())",
      [FRIEND, publicKey, fingerprint],
    );
    try {
      const encryptedPayload = await seal(GOOD_REQUEST, publicKey);
      const intentSignature = await signed(owner.wallet);
      const nothing = await signed(owner.wallet, { prompt: "" });
      const outer = { userPrompt: GOOD_REQUEST.userPrompt };
      for (const body of [
        { encryptedPayload, ...outer, intentSignature },
        { encryptedPayload, intentSignature: nothing },
      ])
        expect(await record(await post(body))).to.include({ sealed: true, intentSignedBy: owner.address });
      expect((await post({ encryptedPayload, intentSignature })).status).to.equal(400);
    } finally {
      await em.execute("update verification_service set active = built_in");
    }
  });

  it("may be a contract wallet's, asked on the chain that it names; without an RPC for that it is 400", async () => {
    const { node } = world.chain;
    const chainId = await node.chainId();
    const setCode = (code: string) =>
      fetch(world.chain.server.url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "anvil_setCode",
          params: [owner.address, code],
        }),
      });
    const intentSignature = { signature: "0x1234", expires: later() };
    const on = (chain: number) => post({ ...GOOD_REQUEST, chainId: chain, intentSignature });
    await setCode(TAKES_ALL);
    try {
      expect(await record(await on(chainId))).to.include({ intentSignedBy: owner.address });
      expect((await on(1)).status).to.equal(400);
      await setCode(TAKES_NOTHING);
      expect((await on(chainId)).status).to.equal(400);
    } finally {
      await setCode("0x");
    }
  });

  it("is what an owner may insist on: others are 403 then, an ADMIN key's too", async () => {
    const strict = await world.owner(EXECUTION_TYPES.DIRECT_USER);
    const settings = (body: object) =>
      fetch(`${world.api.url}/settings`, {
        method: "PUT",
        headers: { ...strict.bearer, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    expect(await (await settings({ executionType: 0, requireSignedIntent: true })).json()).to.include({
      requireSignedIntent: true,
    });
    // Left out it stays.
    expect(await (await settings({ executionType: 0 })).json()).to.include({ requireSignedIntent: true });
    const own = { ...GOOD_REQUEST, escrowAddress: strict.address };
    const admin = await world.serverKey("admin");
    for (const [body, headers] of [
      [own, strict.key],
      [own, admin],
      [{ ...own, encrypted: false }, admin],
    ] as const)
      expect((await post(body, headers)).status).to.equal(403);
    const intentSignature = await signed(strict.wallet, { escrow: strict.address });
    expect(await record(await post({ ...own, intentSignature }, strict.key))).to.include({
      intentSignedBy: strict.address,
    });
    const wrong = await signed(Wallet.createRandom(), { escrow: strict.address });
    expect((await post({ ...own, intentSignature: wrong }, strict.key)).status).to.equal(400);
    await settings({ executionType: 0, requireSignedIntent: false });
    expect((await post(own, strict.key)).status).to.equal(201);
  });

  it("is among the verdict's inputs and in the dossier of the command, and changes nothing about the judgement", async () => {
    const stop = await world.startWorkers();
    try {
      const { em } = world.chain.database;
      const judged = async (body: object) => {
        const { requestHash, id } = await record(await post(body));
        await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
        const verdict = JSON.parse((await findVerdictAnswer(em, String(id))) ?? "null") as Verdict;
        const dossier = describeTransaction((await loadRecord(em, requestHash)) ?? expect.fail());
        return { verdict, dossier };
      };
      const signedOne = await judged({ ...GOOD_REQUEST, intentSignature: await signed(owner.wallet) });
      const unsigned = await judged(GOOD_REQUEST);
      expect(signedOne.verdict.context.metadata).to.deep.equal({ intent_signed_by: owner.address });
      expect(unsigned.verdict.context.metadata).to.deep.equal({ intent_signed_by: null });
      expect(signedOne.verdict.decision).to.equal("PASS");
      expect(signedOne.verdict.results).to.deep.equal(unsigned.verdict.results);
      expect(signedOne.dossier).to.include(`signed by     ${owner.address}`);
      expect(unsigned.dossier).to.include("nobody: the intent is the agent's word");
    } finally {
      await stop();
    }
  });
});
