import { Piscina } from "piscina";
import type { Signed } from "./signature-thread.ts";

/** Longer than any signature of a plain account, EIP-2098's short form included; what is longer is not looked at. */
const MOST_CHARACTERS = 132;

export interface WalletSignatures {
  /** Which of the texts the address's own key signed, as an index; undefined where none. */
  findSigned(signed: Signed): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Checks plain accounts' signatures in a thread of its own: one costs as much of the event loop as a dozen requests. */
export function createWalletSignatures(): WalletSignatures {
  const pool = new Piscina({
    filename: new URL("./signature-thread.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
  });
  return {
    async findSigned(signed) {
      if (signed.signature.length > MOST_CHARACTERS) return undefined;
      const index: number = await pool.run(signed, { name: "findSigned" });
      return index < 0 ? undefined : index;
    },
    close: () => pool.destroy(),
  };
}
