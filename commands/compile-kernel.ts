import { readFileSync, writeFileSync } from "node:fs";
import wabt from "wabt";

/** `npm run kernel`: compiles the products that the wording is weighed by; the same text gives the same bytes. */
const FOLDER = new URL("../validator/wording/", import.meta.url);

export async function compileKernel(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const text = readFileSync(new URL("products.wat", FOLDER), "utf8");
  return parseWat("products.wat", text, { simd: true }).toBinary({}).buffer;
}

if (import.meta.main) writeFileSync(new URL("products.wasm", FOLDER), await compileKernel());
