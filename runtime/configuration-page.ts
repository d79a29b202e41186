import { variables } from "./environment.ts";
import type { Variable } from "./variable.ts";

/** docs/configuration.md, made from the same declarations that are checked at start. */
export function configurationPage(): string {
  const groups = Object.entries(variables).map(([title, group]) => section(title, group));
  return [
    "# Configuration",
    "",
    "Every setting is an environment variable; none is needed for `npm start`. A value that is not allowed stops the start",
    "and is named. An empty value counts as unset. This page is made by `npm run docs` from the declarations in",
    "`runtime/environment.ts`; secrets are marked and never logged.",
    "",
    "Commands such as `npm run tx` need nothing set beside `npm start`: variables that are set win, the others come from the",
    "service that runs, or last ran, in `DATA_DIR` (it keeps its addresses there, in `addresses.json`). Where any of",
    "`DATABASE_URL`, `TEMPORAL_ADDRESS`, `CHAIN_RPC_URL` and `IPFS_API_URL` is set, a command takes nothing from there, so that two",
    "services are never mixed.",
    "",
    ...groups,
  ].join("\n");
}

function section(title: string, group: Record<string, Variable<unknown>>): string {
  const rows = Object.entries(group).map(([name, variable]) => {
    const fallback = variable.shownDefault ? `\`${variable.shownDefault}\`` : "";
    return `| \`${name}\` | ${variable.about}${variable.secret ? " **Secret.**" : ""} | ${variable.allowed} | ${fallback} |`;
  });
  return [
    `## ${title}`,
    "",
    "| variable | meaning | allowed | default |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
