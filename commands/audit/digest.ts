import { createHash } from "node:crypto";

/** Stands for bytes and texts that the output must not show. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
