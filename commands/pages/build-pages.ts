import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";

const root = fileURLToPath(new URL("../../web/", import.meta.url));

/** What `web/` is built to, by file name. The same sources give the same bytes, so that what is committed can be held against them. */
export async function buildPages(): Promise<Map<string, string>> {
  const result = await build({
    root,
    // Addresses of files are relative to each other, wherever the service's own path begins.
    base: "./",
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      manifest: "manifest.json",
      modulePreload: { polyfill: false },
      target: "es2023",
      rolldownOptions: {
        input: ["app.tsx", "connect.ts", "consent.ts"].map((name) => `${root}${name}`),
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "[name]-[hash][extname]",
        },
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return new Map(output.map((file) => [file.fileName, textOf(file)]));
}

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (file.type === "chunk") return file.code;
  return typeof file.source === "string" ? file.source : Buffer.from(file.source).toString();
}
