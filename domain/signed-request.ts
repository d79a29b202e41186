const WINDOW_SECONDS = 300;

export interface SignedRequest {
  /** `BASE_URL`. */
  readonly origin: string;
  /** With its EIP-55 checksum. */
  readonly address: string;
  readonly method: string;
  /** Path and query as sent, after the path of `BASE_URL`. */
  readonly path: string;
  /** Hex SHA-256 of the raw body; of no bytes where there is none. */
  readonly bodySha256: string;
  readonly window: number;
}

/** The text that an Ethereum-signature header signs (EIP-191), rebuilt by the server. */
export function signedRequestText(request: SignedRequest): string {
  return [
    "Countersign request v1",
    `origin: ${request.origin}`,
    `address: ${request.address}`,
    `method: ${request.method}`,
    `path: ${request.path}`,
    `body-sha256: ${request.bodySha256}`,
    `window: ${request.window}`,
  ].join("\n");
}

/** The windows whose signatures count at a time: its own, which is the likeliest, and its neighbours. */
export function acceptedWindows(unixMs: number): readonly [number, number, number] {
  const current = Math.floor(unixMs / 1000 / WINDOW_SECONDS);
  return [current, current - 1, current + 1];
}

/** When no signature of that window counts any more: its own and the next have passed. */
export function windowEnd(window: number): Date {
  return new Date((window + 2) * WINDOW_SECONDS * 1000);
}
