import { readFileSync } from "node:fs";

/** What the build says of a file of the pages (Vite's manifest). */
interface Built {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const folder = new URL("../../web/built/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8")) as Record<string, Built>;

const MEDIA_TYPES: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css" };

export interface PageFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Every script and style of the pages by its name, read once: no path from outside ever reaches the file system. */
export const pageFiles: ReadonlyMap<string, PageFile> = new Map(
  Object.values(manifest)
    .flatMap(({ file, css = [] }) => [file, ...css])
    .map((name) => {
      const mediaType = MEDIA_TYPES[name.slice(name.lastIndexOf(".") + 1)];
      if (!mediaType) throw new Error(`web/built/${name} is of a kind that pages have no use for`);
      return [name, { mediaType, bytes: readFileSync(new URL(name, folder)) }];
    }),
);

export interface Entry {
  readonly script: string;
  /** What the script imports, so that browsers can fetch it at the same time. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

/** What a page needs to run a script of `web/`. */
export function entryOf(source: string): Entry {
  const all = [...closure(source, new Set())].map(builtOf);
  const [script, ...preloads] = all.map(({ file }) => file);
  if (!script) throw new Error(`web/built has no ${source}; run npm run pages`);
  return { script, preloads, styles: [...new Set(all.flatMap(({ css = [] }) => css))] };
}

function closure(source: string, seen: Set<string>): Set<string> {
  seen.add(source);
  for (const imported of builtOf(source).imports ?? []) if (!seen.has(imported)) closure(imported, seen);
  return seen;
}

function builtOf(source: string): Built {
  const built = manifest[source];
  if (!built) throw new Error(`web/built has no ${source}; run npm run pages`);
  return built;
}
