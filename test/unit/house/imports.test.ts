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
  activities: ["db", "integrations", "validator", "domain", "workflows/messages"],
  workers: ["workflows", "activities", "db", "integrations", "runtime"],
  api: ["db", "integrations", "domain", "workflows/messages", "runtime"],
};

/** Where a process is put together from its parts, which its room itself must not know. */
const ENTRIES: Record<string, readonly string[]> = { "validator/main.ts": ["integrations"] };

/** The validator's own rooms are told apart below it; its circles go with that. */
const ROOMS_WITHOUT_CIRCLES = [
  ...Object.keys(MAY_IMPORT).filter((room) => room !== "validator"),
  "commands",
  "local",
  "bench",
];

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

  it("are reached from other rooms through queries only; the types of rows come from the query files", async () => {
    const rooms = ["api", "activities", "workers", "workflows", "commands", "local", "bench"];
    const imports = (await Promise.all(rooms.map(importsOf))).flat();
    const wrong = imports.filter(({ to }) => isEntity(to)).map(({ from, to }) => `${from} -> ${to}`);
    expect(wrong).to.deep.equal([]);
  });
});

describe("no files import each other in a circle", () => {
  for (const room of ROOMS_WITHOUT_CIRCLES) {
    it(`in ${room}/`, async () => {
      expect(circlesAmong(await importsOf(room))).to.deep.equal([]);
    });
  }
});

/** Each circle as the files along it, the first one again at the end. */
function circlesAmong(imports: readonly Import[]): string[] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  function follow(file: string, way: readonly string[]): void {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(" -> "));
    if (start >= 0 || done.has(file)) return;
    for (const { to } of targets.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  }
  for (const file of targets.keys()) follow(file, []);
  return circles;
}
