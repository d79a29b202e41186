import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { circlesAmong, houseImports, type Import, root } from "./house-imports.ts";

/** Which rooms each room may import from; docs/ARCHITECTURE.md says why. `runtime` is the ground that every process stands on. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  runtime: [],
  contracts: [],
  web: [],
  db: ["domain", "runtime"],
  integrations: ["domain", "contracts"],
  validator: ["domain", "runtime"],
  messages: ["domain"],
  lifecycle: ["domain", "messages"],
  activities: ["db", "integrations", "validator", "domain", "lifecycle"],
  workflows: ["domain", "messages", "activities (types)"],
  workers: ["workflows", "messages", "activities", "lifecycle", "db", "integrations", "runtime"],
  api: ["db", "integrations", "domain", "lifecycle", "runtime"],
};

/** Where a process is put together from its parts, which its room itself must not know. */
const ENTRIES: Record<string, readonly string[]> = { "validator/main.ts": ["integrations"] };

/** The arbiter's rooms from the ground up; each may import from those before it. */
const VALIDATOR_ROOMS = [
  "stages",
  "decimals",
  "addresses",
  "data",
  "chain",
  "request",
  "calls",
  "lexicon",
  "intent",
  "reading",
  "items",
  "wording",
  "deeds",
  "case",
  "explanation",
  "nodes",
  "model",
  "engine",
  "pool",
  "prices",
  "arbiter.ts",
  "http",
  "main.ts",
];

/** Packages that run inside Temporal's sandbox. */
const DETERMINISTIC = ["@temporalio/workflow", "@temporalio/common"];

const imports = await houseImports();

describe("imports between rooms point down", () => {
  for (const room of Object.keys(MAY_IMPORT)) {
    it(`in ${room}/`, () => {
      const wrong = imports
        .filter(({ from }) => from.startsWith(`${room}/`))
        .filter((one) => !isAllowed(room, one));
      expect(wrong.map(show)).to.deep.equal([]);
    });
  }

  it("between the arbiter's own rooms", () => {
    const upward = imports.filter(({ from, to }) => {
      if (!from.startsWith("validator/") || !to.startsWith("validator/")) return false;
      return floorOf(to) > floorOf(from);
    });
    expect(upward.map(show)).to.deep.equal([]);
  });

  it("and no two files of the house import each other in a circle, types included", () => {
    expect(circlesAmong(imports)).to.deep.equal([]);
  });
});

function isAllowed(room: string, { from, to, typeOnly }: Import): boolean {
  if (to.startsWith(`${room}/`)) return true;
  return [...(MAY_IMPORT[room] ?? []), ...(ENTRIES[from] ?? [])].some((allowed) => {
    const [path = "", typesOnly] = allowed.split(" ");
    return to.startsWith(`${path}/`) && (!typesOnly || typeOnly);
  });
}

describe("the rows of the database", () => {
  const isEntity = (path: string) => path.startsWith("db/") && path.endsWith(".entity.ts");

  it("are defined in files that are called *.entity.ts, inside the folder of their area", async () => {
    const files = globSync("db/**/*.ts", { cwd: root });
    const defining = await Promise.all(
      files.map(async (file) => (await readFile(join(root, file), "utf8")).includes("defineEntity(")),
    );
    expect(files.filter((_, index) => defining[index])).to.have.members(files.filter(isEntity));
    expect(files.filter((file) => isEntity(file) && dirname(file) === "db")).to.deep.equal([]);
  });

  it("are reached from other rooms through queries only; the types of rows come from the query files", () => {
    const wrong = imports.filter(({ from, to }) => isEntity(to) && !/^(db|test)\//.test(from));
    expect(wrong.map(show)).to.deep.equal([]);
  });
});

/** A room that the list does not name stands nowhere, so that whoever adds one has to say where. */
function floorOf(path: string): number {
  const floor = VALIDATOR_ROOMS.indexOf(path.split("/")[1] ?? "");
  if (floor < 0) throw new Error(`${path} is in none of the arbiter's rooms.`);
  return floor;
}

function show({ from, to }: Import): string {
  return `${from} -> ${to}`;
}
describe("workflow code", () => {
  it("uses nothing but Temporal's workflow packages, so that it does the same when it is replayed", async () => {
    const wrong: string[] = [];
    for (const file of globSync("{workflows,messages}/**/*.ts", { cwd: root })) {
      const text = await readFile(join(root, file), "utf8");
      for (const [, name = ""] of text.matchAll(/^(?:import|export)[^;]*?from\s+"([^".][^"]*)"/gms))
        if (!DETERMINISTIC.includes(name)) wrong.push(`${file} -> ${name}`);
    }
    expect(wrong).to.deep.equal([]);
  });
});

describe("a thread of the arbiter's pool", () => {
  it("loads nothing for schemas but their checker: typebox is a third of the files", async () => {
    const reached = new Set(["validator/pool/thread.ts"]);
    for (const file of reached)
      for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly) reached.add(to);
    const wrong: string[] = [];
    for (const file of [...reached].filter((one) => one.endsWith(".ts"))) {
      const text = await readFile(join(root, file), "utf8");
      if (/^import (?!type\s)[^;]*?from\s+"typebox/ms.test(text)) wrong.push(file);
    }
    expect(reached).to.include("validator/model/model-answer.ts");
    expect(wrong).to.deep.equal([]);
  });
});
