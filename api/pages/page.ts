import { type Answer, answer } from "../answer.ts";
import type { Media } from "../route.ts";
import { type Entry, entryOf } from "./built-files.ts";
import { type Html, html } from "./html.ts";

export const PAGE: Media = { mediaType: "text/html", description: "The page." };

/** Scripts, styles and calls of this origin alone; wallets bring their icons as data: addresses. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

interface Page {
  readonly status: number;
  readonly title: string;
  /** The page's script, by its name in `web/`. */
  readonly script: string;
  readonly baseUrl: string;
  readonly body: Html;
}

/** A page for people. Its address can hold a secret, so nobody keeps it; what it shows changes with every visit. */
export function renderPage({ status, title, script, baseUrl, body }: Page): Answer {
  const base = new URL(baseUrl).pathname.replace(/\/$/, "");
  const document = html`<!doctype html>
<html lang="en" data-base="${base}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · Countersign</title>
${links(entryOf(script), `${base}/app/files`)}
</head>
<body>
${body}
</body>
</html>
`;
  return answer(status, document.markup, {
    "content-security-policy": POLICY,
    "cache-control": "no-store",
  });
}

function links({ script, preloads, styles }: Entry, folder: string): Html {
  return html`${styles.map((name) => html`<link rel="stylesheet" href="${folder}/${name}">`)}
${preloads.map((name) => html`<link rel="modulepreload" href="${folder}/${name}">`)}
<script type="module" src="${folder}/${script}"></script>`;
}
