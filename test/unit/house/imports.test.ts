import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Which rooms each room may import from; docs/ARCHITECTURE.md says why. `runtime` is the ground that every process stands on. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  runtime: [],
  contracts: [],
  db: ["domain", "runtime"],
  integrations: ["domain", "contracts"],
  validator: ["domain", "runtime"],
  workflows: ["domain", "activities (types)"],
  lifecycle: ["domain", "workflows/messages"],
  activities: ["db", "integrations", "validator", "domain", "lifecycle"],
  workers: ["workflows", "activities", "lifecycle", "db", "integrations", "runtime"],
  api: ["db", "integrations", "domain", "lifecycle", "runtime"],
};

/** Where a process is put together from its parts, which its room itself must not know. */
const ENTRIES: Record<string, readonly string[]> = { "validator/main.ts": ["integrations"] };

/** Packages that run inside Temporal's sandbox. */
const DETERMINISTIC = ["@temporalio/workflow", "@temporalio/common"];

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

async function importsOf(room: string): Promise<Import[]> {
  const files = globSync(`${room}/**/*.ts`, { cwd: root });
  const lists = await Promise.all(
    files.map(async (from) => {
      const text = await readFile(join(root, from), "utf8");
      return [...text.matchAll(/^(import|export)\s+(type\s)?[^;]*?from\s+"(\.[^"]+)"/gms)].map((match) => ({
        from,
        to: normalize(join(dirname(from), match[3] ?? "")),
        typeOnly: match[2] !== undefined,
      }));
    }),
  );
  return lists.flat();
}

function isAllowed(room: string, { from, to, typeOnly }: Import): boolean {
  if (to.startsWith(`${room}/`)) return true;
  return [...(MAY_IMPORT[room] ?? []), ...(ENTRIES[from] ?? [])].some((allowed) => {
    const [path = "", typesOnly] = allowed.split(" ");
    return to.startsWith(`${path}/`) && (!typesOnly || typeOnly);
  });
}

describe("imports between rooms point down", () => {
  for (const room of Object.keys(MAY_IMPORT)) {
    it(`in ${room}/`, async () => {
      const imports = await importsOf(room);
      const wrong = imports.filter((one) => !isAllowed(room, one)).map(({ from, to }) => `${from} -> ${to}`);
      expect(wrong).to.deep.equal([]);
    });
  }
});

describe("workflow code", () => {
  it("uses nothing but Temporal's workflow packages, so that it does the same when it is replayed", async () => {
    const wrong: string[] = [];
    for (const file of globSync("workflows/**/*.ts", { cwd: root })) {
      const text = await readFile(join(root, file), "utf8");
      for (const [, name = ""] of text.matchAll(/^(?:import|export)[^;]*?from\s+"([^".][^"]*)"/gms))
        if (!DETERMINISTIC.includes(name)) wrong.push(`${file} -> ${name}`);
    }
    expect(wrong).to.deep.equal([]);
  });
});
