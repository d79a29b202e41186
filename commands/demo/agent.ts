import { setTimeout as sleep } from "node:timers/promises";
import { call } from "./call.ts";

interface Status {
  status: string;
  orion: { decision: string; confidence: number; analysis: string }[];
}

export interface Dossier extends Status {
  requestHash: string;
  verdict: { primaryFailureNode: string | null } | null;
  requestCid: string | null;
  responseCid: string | null;
  registrationTx: string | null;
  publicationTx: string | null;
}

export type Agent = ReturnType<typeof createAgent>;

/** An agent as its author would write one: it has an API key for somebody's account, proposes transactions and polls. */
export function createAgent(baseUrl: string, given: { address: string; secret: string }) {
  const key = { "x-api-key": given.secret };
  return {
    ...given,
    submit: (request: object) =>
      call<{ requestHash: string }>(
        baseUrl,
        "POST",
        "/transactions",
        { escrowAddress: given.address, ...request },
        key,
      ),
    /** Polls until orion has decided and the decision is published; the dossier, which has to be opened, is asked for rarely. */
    async follow(requestHash: string): Promise<Dossier> {
      const path = `/transactions/${requestHash}`;
      const ask = <T>(what: string) => call<T>(baseUrl, "GET", what, undefined, key);
      while ((await ask<Status>(`${path}/approval-status`)).status === "PENDING") await sleep(100);
      for (let pause = 100; ; pause *= 2) {
        await sleep(pause);
        const dossier = await ask<Dossier>(path);
        if (dossier.publicationTx) return dossier;
      }
    },
  };
}
