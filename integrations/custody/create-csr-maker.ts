import { Piscina } from "piscina";
import type { CsrSubject } from "./csr-subject.ts";

export interface SigningRequest {
  /** RSA-4096 in PKCS #8, which leaves the process only encrypted. */
  readonly privateKeyPem: string;
  readonly csrPem: string;
}

export interface CsrMaker {
  /** The subject must have passed `subjectProblem`. Throws CsrMakerBusy where many wait already. */
  make(subject: CsrSubject): Promise<SigningRequest>;
  close(): Promise<void>;
}

/** A key takes some seconds of a core: with this many before it, a request had better come back later. */
const LONGEST_QUEUE = 8;
const IDLE_MS = 10_000;

export class CsrMakerBusy extends Error {
  override readonly name = "CsrMakerBusy";
  readonly retryable = true;

  constructor() {
    super("Many signing requests are being made at the moment; try again in a minute.");
  }
}

/** Makes keys and signing requests in one thread, which is there only while it is needed. */
export function createCsrMaker(): CsrMaker {
  const pool = new Piscina<CsrSubject, SigningRequest>({
    filename: new URL("./csr-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return {
    async make(subject) {
      if (pool.queueSize >= LONGEST_QUEUE) throw new CsrMakerBusy();
      return pool.run(subject, { name: "make" });
    },
    close: () => pool.destroy(),
  };
}
