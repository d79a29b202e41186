import { readFile } from "node:fs/promises";
import { ok } from "../answer.ts";
import { type Route, route } from "../route.ts";

const SHOW = `window.onload = () => SwaggerUIBundle({ url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true });\n`;

/** The page's own files, each a route of its own, so that no path from outside ever reaches the file system. */
export const docsAssets: readonly Route[] = [
  asset("swagger-ui.css", "text/css"),
  asset("swagger-ui-bundle.js", "text/javascript"),
  asset("show.js", "text/javascript"),
];

function asset(name: string, mediaType: string): Route {
  return route({
    method: "GET",
    path: `/docs/${name}`,
    summary: `A file of the documentation page.`,
    tag: "Documentation",
    auth: "public",
    answers: { 200: { mediaType, description: "The file." } },
    async handle() {
      const content =
        name === "show.js" ? SHOW : await readFile(new URL(import.meta.resolve(`swagger-ui-dist/${name}`)));
      return ok(content, { "cache-control": "public, max-age=3600" });
    },
  });
}
