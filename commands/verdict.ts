import { readFile, writeFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { openChainReads } from "../integrations/chain-reads/open-chain-reads.ts";
import { openModel } from "../integrations/llm/open-model.ts";
import { openPrices } from "../integrations/prices/open-prices.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import type { Environment } from "../runtime/environment.ts";
import { modelSettings } from "../runtime/model-settings.ts";
import { runCommand } from "../runtime/run-command.ts";
import type { Engine, WholeRequest } from "../validator/engine/engine.ts";
import { isForModel, judgeWithModel } from "../validator/engine/judge-with-model.ts";
import { askPrices } from "../validator/prices/ask-prices.ts";
import { loadEngine } from "./verdict/load-engine.ts";
import { replay } from "./verdict/replay.ts";
import { readRecords, writeRecord } from "./verdict/replay-record.ts";

const USAGE = [
  "Judge a validation request, or judge recorded ones again and compare:",
  "  npm run verdict -- <request.json> [--record <file>]      (without a file: from standard input)",
  "  npm run verdict -- --replay <file>",
].join("\n");

await runCommand(async (environment) => {
  const { path, record, recorded } = commandLine();
  const engine = loadEngine(environment);
  if (recorded !== undefined) return replayAll(engine, await readText(recorded));
  const request = path === undefined ? await readAll(process.stdin) : await readText(path);
  const verdict = await judge(engine, environment, request);
  if (record !== undefined) await writeFile(record, writeRecord({ request, verdict }));
  console.log(JSON.stringify(JSON.parse(verdict), null, 2));
});

/** As the service does it: the rules, with the operator's prices, and then the model where one is set and nothing failed. */
async function judge(engine: Engine, environment: Environment, text: string): Promise<string> {
  const request: WholeRequest = { text, evaluatedAt: Date.now() };
  const byRules = () => {
    const judged = engine.judge(text, request.evaluatedAt, { prices: request.prices, reads: request.reads });
    if ("invalid" in judged) throw new CannotStart(judged.invalid);
    return judged;
  };
  let { verdict, wanted, asks } = byRules();
  const chain = openChainReads(environment.RPC_URLS);
  for (let round = 0; round < 2 && asks && chain?.has(asks.chainId); round += 1) {
    request.reads = await chain.read(asks, request.reads);
    ({ verdict, wanted, asks } = byRules());
  }
  const source = openPrices(environment.PRICE_SOURCE, environment.RPC_URLS);
  if (wanted && source) {
    request.prices = await askPrices(source, wanted, request.evaluatedAt);
    ({ verdict } = byRules());
  }
  const settings = modelSettings(environment);
  if (!settings || !isForModel(verdict)) return verdict;
  return (await judgeWithModel(engine, await openModel(settings), engine.examine(request))).verdict;
}

function replayAll(engine: Engine, text: string): void {
  const records = readRecords(text);
  if (records.length === 0) throw new CannotStart("The file holds no verdict.");
  for (const [index, record] of records.entries()) {
    const { agrees, lines } = replay(engine, record);
    const [first, ...rest] = lines;
    console.log(records.length === 1 ? first : `${index + 1}: ${first}`);
    for (const line of rest) console.log(`  ${line}`);
    if (!agrees) process.exitCode = 1;
  }
}

function readText(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => {
    throw new CannotStart(`${path} cannot be read.`);
  });
}

function commandLine() {
  try {
    const file = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      options: { replay: file, record: file },
      allowPositionals: true,
    });
    if (positionals.length + (values.replay === undefined ? 0 : 1) > 1) throw new CannotStart(USAGE);
    return { path: positionals[0], record: values.record, recorded: values.replay };
  } catch {
    throw new CannotStart(USAGE);
  }
}
