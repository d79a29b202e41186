import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { parseExactly } from "../../../../commands/verdict/exact-json.ts";
import { replay } from "../../../../commands/verdict/replay.ts";
import { readRecords, writeRecord } from "../../../../commands/verdict/replay-record.ts";
import type { Verdict } from "../../../../validator/case/verdict.ts";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import type { ModelAnswers } from "../../../../validator/model/model-answer.ts";
import { alignedTransfers } from "../../../corpus/aligned-transfers.ts";
import { faultyTransfers } from "../../../corpus/faulty-transfers.ts";
import { ALICE } from "../../../corpus/parties.ts";

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));
const NOW = Date.UTC(2026, 10, 15, 12, 0, 0, 7);
const sendOne = `{ "human_intent": "Send 1 ETH to ${ALICE} within 10 minutes",
  "proposed_tx": { "to": "${ALICE}", "value": 1000000000000000000, "chainId": 1 },
  "metadata": { "2": 1.50, "1": 123456789012345678901234567890 },
  "preferences": { "slippage_bps": 99999999999999999999 } }`;

function judge(request: string, at = NOW, answers?: ModelAnswers): string {
  const judged = engine.judge(request, at, { answers });
  if ("invalid" in judged) throw new Error(judged.invalid);
  return judged.verdict;
}

function recordOf(request: string, answers?: ModelAnswers): string {
  return writeRecord({ request, verdict: judge(request, NOW, answers) });
}

function replayOne(text: string) {
  const [record] = readRecords(text);
  if (!record) throw new Error("There is no record.");
  return replay(engine, record);
}

const changed = (text: string, change: (verdict: Verdict) => void): string => {
  const given = parseExactly(text) as { verdict: Verdict };
  change(given.verdict);
  return JSON.stringify(given);
};

describe("a replay", () => {
  it("gives the same bytes, whatever the digits of the request and however it is written", () => {
    expect(replayOne(recordOf(sendOne))).to.deep.equal({ agrees: true, lines: ["same bytes"] });
    const spread = recordOf(sendOne).replaceAll(/([{,])(?=")/g, "$1\n  ");
    expect(replayOne(spread).lines).to.deep.equal(["same bytes"]);
  });

  it("gives the same bytes for everything in the corpus, one record a line", () => {
    const records = [...alignedTransfers, ...faultyTransfers].map(({ intent, tx, metadata = {} }) =>
      recordOf(JSON.stringify({ human_intent: intent, proposed_tx: tx, metadata })),
    );
    for (const record of readRecords(records.join("\n"))) {
      expect(replay(engine, record).lines, record.request).to.deep.equal(["same bytes"]);
    }
  });

  it("judges at the recorded time, not at the present", () => {
    const anchored = recordOf(sendOne.replace('"2": 1.50', `"generated_at_unix": ${NOW / 1000 - 60}`));
    const tooLate = changed(anchored, ({ context }) => {
      context.evaluated_at = new Date(NOW + 3_600_000).toISOString();
    });
    expect(replayOne(anchored).lines).to.deep.equal(["same bytes"]);
    expect(replayOne(tooLate).lines).to.include('decision: "PASS" → "REJECT"');
  });

  it("uses the recorded answers of a model and asks none", () => {
    const answers: ModelAnswers = {
      "intent_alignment.element_matching": {
        model: "judge-1",
        status: "FAIL",
        confidence: 0.8,
        reasoning: "No.",
      },
      "adversarial_detection.intent_manipulation": {
        model: "judge-1",
        failure: "The model did not answer in time.",
      },
    };
    const record = recordOf(sendOne, answers);
    expect(JSON.parse(record).verdict.decision).to.equal("REJECT");
    expect(replayOne(record).lines).to.deep.equal(["same bytes"]);
    const forgotten = changed(record, ({ context }) => {
      delete context.model_answers;
    });
    expect(replayOne(forgotten).agrees).to.equal(false);
  });

  it("names every path that differs", () => {
    const { agrees, lines } = replayOne(
      changed(recordOf(sendOne), (verdict) => {
        verdict.decision = "REJECT";
        const [result] = Object.values(verdict.results);
        if (result) result.confidence = 0.5;
      }),
    );
    expect(agrees).to.equal(false);
    expect(lines).to.deep.equal([
      'decision: "REJECT" → "PASS"',
      "results.technical_invariants.format_validation_lowlevel.confidence: 0.5 → 1",
    ]);
  });

  it("names another version, and then asks for the same decision only", () => {
    const older = changed(recordOf(sendOne), (verdict) => {
      verdict.context.engine_version = "0.0.9";
      (verdict.context.data_versions as Record<string, unknown>).tokens = "older";
      verdict.reason = "In other words.";
    });
    const same = replayOne(older);
    expect(same.agrees).to.equal(true);
    expect(same.lines[0]).to.match(/^another version: engine: "0\.0\.9" → /);
    expect(same.lines[1]).to.match(/^another version: data\.tokens: "older" → /);
    expect(same.lines).to.include("same decision: PASS");
    const other = replayOne(
      changed(older, (verdict) => {
        verdict.decision = "REJECT";
      }),
    );
    expect(other.agrees).to.equal(false);
    expect(other.lines).to.include("another decision: REJECT → PASS");
  });

  it("says what a file must hold", () => {
    expect(() => readRecords(`${recordOf(sendOne)}\n{"request": {}}`)).to.throw(/Line 2 does not/);
    const empty = replayOne('{"request": {}, "verdict": {}}');
    expect(empty.agrees).to.equal(false);
    expect(empty.lines.join()).to.match(/context\.evaluated_at/);
  });
});

describe("npm run verdict", () => {
  const command = fileURLToPath(new URL("../../../../commands/verdict.ts", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "verdict-"));
  const file = (name: string) => join(folder, name);
  const run = (args: string[], input = "") =>
    spawnSync(process.execPath, [command, ...args], { input, encoding: "utf8" });
  after(() => rmSync(folder, { recursive: true }));

  it("judges a request, records it, and replays the record", () => {
    writeFileSync(file("request.json"), sendOne);
    const judged = run([file("request.json"), "--record", file("record.json")]);
    expect(JSON.parse(judged.stdout)).to.include({ decision: "PASS", llm_calls: 0 });
    const again = run(["--replay", file("record.json")]);
    expect(again).to.include({ stdout: "same bytes\n", status: 0 });
    const text = readFileSync(file("record.json"), "utf8");
    writeFileSync(file("changed.json"), text.replace('"decision":"PASS"', '"decision":"REJECT"'));
    expect(run(["--replay", file("changed.json")])).to.include({
      stdout: 'decision: "REJECT" → "PASS"\n',
      status: 1,
    });
  });

  it("takes a request from standard input and says what is wrong with it", () => {
    expect(JSON.parse(run([], sendOne).stdout).decision).to.equal("PASS");
    expect(run([], '{"human_intent": 3}')).to.include({
      stderr: "human_intent must be string.\n",
      status: 1,
    });
  });
});
