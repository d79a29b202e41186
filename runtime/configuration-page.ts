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
