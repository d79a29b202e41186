const TIMEOUT_MS = 15_000;

/** A request as the service records it, as far as an arbiter looks at it. */
export interface RecordedRequest {
  readonly id: string;
  readonly requestHash: string;
  readonly status: string;
  readonly execution: 0 | 1 | 2;
  readonly chainId: number;
  readonly escrowAddress: string;
  readonly payloadHash: string;
  readonly intentSignedBy: string | null;
  readonly createdAt: string;
  readonly orion: readonly unknown[];
}

export interface Judgement {
  readonly decision: "APPROVED" | "REJECTED" | "UNDECIDED";
  readonly confidence: number;
  readonly analysis: string;
}

/** The answer was no success; the service's own words. */
export class ServiceRefused extends Error {}

/** The service's REST interface, as much of it as an arbiter needs. */
export function createServiceApi(baseUrl: string, orionKey: string) {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { "x-api-key": orionKey, ...(body ? { "content-type": "application/json" } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new ServiceRefused(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer;
  }
  return {
    /** Where requests for the holder of this OpenPGP key are registered. */
    inboxOf: async (fingerprint: string) =>
      (await call<{ inbox: string }>("GET", `/verification-services/pgp-public-key/${fingerprint}`)).inbox,
    request: (requestHash: string) => call<RecordedRequest>("GET", `/transactions/${requestHash}`),
    decide: (requestHash: string, judgement: Judgement) =>
      call("POST", `/transactions/${requestHash}/approvals`, { ...judgement, requestHash }),
  };
}

export type ServiceApi = ReturnType<typeof createServiceApi>;
