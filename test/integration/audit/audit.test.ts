import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { requestToJudge } from "../../../activities/transaction/request-to-judge.ts";
import { isClean } from "../../../commands/audit/finding.ts";
import { foundHistory } from "../../../commands/audit/found-history.ts";
import { auditReplay } from "../../../commands/audit/replay.ts";
import { runAudit } from "../../../commands/audit/run-audit.ts";
import { createCipher } from "../../../db/secrets/cipher.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { loadReferenceData } from "../../../validator/data/reference-data.ts";
import { createEngine } from "../../../validator/engine/engine.ts";
import { ENGINE_VERSION } from "../../../validator/engine/version.ts";
import { throwAwayFolder } from "../../stack/stack.ts";
import { FRIEND, GOOD_REQUEST, type Owner } from "../../support/transactions-world.ts";
import { type AuditWorld, auditWorld, checksThat, whyOf } from "./audit-world.ts";
import { TAMPERINGS, type Tampering } from "./tampering.ts";

const EVERYTHING_PUBLISHED = [
  "payload hash",
  "request hash",
  "intent",
  "request CID",
  "response CID",
  "orion on chain",
  "registration",
  "publication",
  "request on IPFS",
  "response on IPFS",
  "published decision",
  "published verdict",
  "orion by its verdict",
  "verdict judged again",
  "decision judged again",
  "status by decisions",
  "status in history",
  "decisions in history",
  "history",
  "replay",
];

const VERDICT = { table: "verdict", column: "answer" } as const;

describe("an audit", () => {
  let world: AuditWorld;
  let owner: Owner;
  let approved: string;
  let early: string;
  let cancelled: string;
  let byOrionKey: string;
  let together: string[];

  before(async () => {
    world = await auditWorld();
    owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    early = await world.submit(owner);
    cancelled = await world.submit(owner);
    byOrionKey = await world.submit(owner);
    await world.decide(byOrionKey, "APPROVED", await world.serverKey("orion"));
    // All of them wait for the first worker, which then registers them at once.
    together = await Promise.all(Array.from({ length: 8 }, () => world.submit(owner)));
  });
  after(() => world.close());

  it("finds no difference in a request that no worker has taken yet", async () => {
    const findings = await world.audit(early);
    expect(checksThat("differ", findings)).to.deep.equal([]);
    expect(checksThat("absent", findings)).to.include.members(["inbox on chain", "request on IPFS"]);
    expect(isClean(findings)).to.equal(true);
  });

  it("finds everything to agree once orion and the owner have approved", async () => {
    await world.temporal.client.workflow.getHandle(`tx-${cancelled}`).cancel();
    await world.startWorkers();
    approved = await world.submit(owner);
    await world.decide(approved, "APPROVED", owner.bearer);
    await published(approved, "APPROVED");
    const findings = await world.audit(approved);
    expect(checksThat("agree", findings)).to.deep.equal(EVERYTHING_PUBLISHED);
    expect(checksThat("absent", findings)).to.deep.equal(["end by its reports", "archived history"]);
    expect(findings).to.have.length(EVERYTHING_PUBLISHED.length + 2);
  });

  it("finds each of several that share a chain transaction to agree, and one that has no part in its own to differ", async () => {
    for (const requestHash of together) {
      await world.decide(requestHash, "APPROVED", owner.bearer);
      await published(requestHash, "APPROVED");
    }
    const rows = await world.sql(
      "select request_hash as hash, registration_tx as tx, publication_tx as publication from transaction_request",
    );
    const theirs = rows.filter(({ hash }) => together.includes(String(hash)));
    const byTransaction = Map.groupBy(theirs, ({ tx }) => tx);
    const shared = [...byTransaction.values()].find((sharing) => sharing.length > 1) ?? [];
    expect(shared, "some went together").to.not.deep.equal([]);
    for (const { hash } of shared.slice(0, 3))
      expect(checksThat("agree", await world.audit(String(hash)))).to.deep.equal(EVERYTHING_PUBLISHED);
    // Any other that succeeded too; on a busy machine its own registration went together with theirs.
    const [own] = await world.sql(
      "select registration_tx as tx from transaction_request where request_hash = ?",
      [approved],
    );
    const forge = "update transaction_request set registration_tx = ? where request_hash = ?";
    const other = theirs.flatMap(({ tx, publication }) => [tx, publication]).find((tx) => tx !== own?.tx);
    await world.sql(forge, [other, approved]);
    expect(checksThat("differ", await world.audit(approved))).to.deep.equal(["registration"]);
    await world.sql(forge, [own?.tx, approved]);
  });

  it("finds no difference in one that was cancelled before anyone decided", async () => {
    await world.temporal.client.workflow.getHandle(`tx-${cancelled}`).result();
    const findings = await world.audit(cancelled);
    expect(checksThat("differ", findings)).to.deep.equal([]);
    expect(checksThat("agree", findings)).to.include.members(["status by decisions", "status in history"]);
  });

  it("compares no chain and no pins of a plain request", async () => {
    const plainOwner = await world.owner();
    const plain = await world.submit(
      plainOwner,
      { ...GOOD_REQUEST, encrypted: false },
      await world.serverKey("admin"),
    );
    await world.until(plain, plainOwner.key, ({ status }) => status === "APPROVED");
    const findings = await world.audit(plain);
    expect(isClean(findings)).to.equal(true);
    expect(checksThat("absent", findings)).to.deep.equal([
      "chain and IPFS",
      "end by its reports",
      "archived history",
    ]);
  });

  for (const tampering of TAMPERINGS) {
    it(`notices when someone changes ${tampering.what}`, () =>
      forged(tampering, async () => {
        expect(checksThat("differ", await world.audit(approved))).to.deep.equal(tampering.differ);
      }));
  }

  it("agrees again once all of that is put right", async () => {
    expect(isClean(await world.audit(approved))).to.equal(true);
  });

  it("compares only the decision with that of another engine, and names both engines", async () => {
    const change = `regexp_replace(answer, '"engine_version":"[^"]+"', '"engine_version":"0.0.9"')`;
    await forged({ ...VERDICT, to: change }, async () => {
      const findings = await world.audit(approved);
      expect(checksThat("differ", findings)).to.deep.equal(["published verdict"]);
      expect(checksThat("agree", findings)).to.include("decision judged again");
      expect(whyOf("verdict judged again", findings)).to.equal(
        `engine 0.0.9 then, ${ENGINE_VERSION} now: only decisions compare`,
      );
    });
    const otherDecision = `regexp_replace(${change}, '"decision":"PASS"', '"decision":"REJECT"')`;
    await forged({ ...VERDICT, to: otherDecision }, async () => {
      const differing = checksThat("differ", await world.audit(approved));
      expect(differing).to.include("decision judged again").and.not.include("verdict judged again");
    });
  });

  it("compares only the decision where the lists are others, and names them", async () => {
    const folder = await throwAwayFolder("lists");
    const auditWithListed = async (address: string) => {
      const sanctionsListPath = join(folder, "list.txt");
      await writeFile(sanctionsListPath, `${address}, somebody`);
      const engine = createEngine(loadReferenceData({ sanctionsListPath }));
      return (await runAudit(approved, { ...world.sources, engine })) ?? [];
    };
    const nobody = await auditWithListed(`0x${"12".repeat(20)}`);
    expect(whyOf("verdict judged again", nobody)).to.equal("other data (sanctions): only decisions compare");
    expect(isClean(nobody)).to.equal(true);
    expect(checksThat("differ", await auditWithListed(FRIEND))).to.deep.equal(["decision judged again"]);
  });

  it("judges again with the recorded answers of a model, and asks none", async () => {
    const answer = { model: "judge-1", status: "FAIL", confidence: 0.8, reasoning: "No." } as const;
    const { engine } = world.sources;
    const judged = engine.judge(await requestToJudge(world.sources, approved), Date.now(), {
      answers: { "intent_alignment.element_matching": answer },
    });
    if ("invalid" in judged) throw new Error(judged.invalid);
    const hex = Buffer.from(judged.verdict).toString("hex");
    await forged({ ...VERDICT, to: `convert_from(decode('${hex}', 'hex'), 'utf8')` }, async () => {
      const findings = await world.audit(approved);
      expect(findings).to.deep.include({ check: "decision judged again", outcome: "agree", value: "REJECT" });
      expect(checksThat("agree", findings)).to.include("verdict judged again");
    });
  });

  it("has nothing to judge again where an ORION key decided, and says so", async () => {
    const findings = await world.audit(byOrionKey);
    expect(whyOf("verdict judged again", findings)).to.contain("an ORION key decided");
    expect(checksThat("differ", findings)).to.deep.equal([]);
  });

  it("proves nothing where the request cannot be opened, and says so", async () => {
    const cipher = createCipher([randomBytes(32)]);
    const findings = (await runAudit(approved, { ...world.sources, cipher })) ?? [];
    expect(checksThat("unread", findings)).to.deep.equal(["published decision", "verdict judged again"]);
    expect(whyOf("verdict judged again", findings)).to.contain("ENCRYPTION_KEY");
  });

  it("notices a history that today's workflow code would not have made", async () => {
    const found = await foundHistory(approved, world.sources);
    const json = found.json?.replaceAll("publishDecision", "publishSomethingElse");
    expect(await auditReplay(found, world.sources)).to.include({ outcome: "agree" });
    expect(await auditReplay({ ...found, json }, world.sources)).to.include({ outcome: "differ" });
  });

  it("proves nothing while a part that it must read is away, and says which", async () => {
    await world.ipfsServer.kill();
    const findings = await world.audit(approved);
    await world.ipfsServer.restart();
    expect(checksThat("unread", findings)).to.deep.equal(["request on IPFS", "response on IPFS"]);
    expect(checksThat("differ", findings)).to.deep.equal([]);
    expect(isClean(findings)).to.equal(false);
  });

  async function forged(
    { table, column, to, where = "true" }: Omit<Tampering, "what" | "differ">,
    look: () => Promise<void>,
  ): Promise<void> {
    const ofApproved = "select id from transaction_request where request_hash = ?";
    const [{ id } = {}] = await world.sql(ofApproved, [approved]);
    const row = `${table === "transaction_request" ? "id" : "transaction_id"} = ? and ${where}`;
    const [{ was } = {}] = await world.sql(`select ${column} as was from ${table} where ${row}`, [id]);
    await world.sql(`update ${table} set ${column} = ${to} where ${row}`, [id]);
    try {
      await look();
    } finally {
      await world.sql(`update ${table} set ${column} = ? where ${row}`, [was, id]);
    }
  }

  async function published(requestHash: string, wanted: string): Promise<void> {
    for (;;) {
      const [row] = await world.sql(
        "select 1 from transaction_request where request_hash = ? and status = ? and published_at is not null",
        [requestHash, wanted],
      );
      if (row) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
});
