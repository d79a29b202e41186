import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** One file that takes something from another, both named from the project's root. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const IMPORTS =
  /^\s*(?:import|export)\s+(type\s)?(?:[^;"]*?\sfrom\s+)?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gms;

/** Every import between files of the project, types and late ones included. */
export async function houseImports(): Promise<Import[]> {
  const files = globSync("**/*.{ts,tsx,mjs}", {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|\.\w+)$/.test(String(path)),
  });
  const lists = await Promise.all(
    files.map(async (from) => {
      const text = await readFile(join(root, from), "utf8");
      return [...text.matchAll(IMPORTS)].map(([, type, stated, late]) => ({
        from,
        to: normalize(join(dirname(from), stated ?? late ?? "")),
        typeOnly: type !== undefined,
      }));
    }),
  );
  return lists.flat();
}

/** The groups of files that reach each other by imports (Tarjan's strongly connected components), each sorted. */
export function circlesAmong(imports: readonly Pick<Import, "from" | "to">[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    path.push(file);
    let low = own;
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (path.includes(to)) low = Math.min(low, lowest.get(to) ?? order.get(to) ?? own);
    }
    lowest.set(file, low);
    if (low === own) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1) circles.push(group.sort());
    }
    return low;
  }

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
