import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { type RequestOptions, request } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

const WITHIN_MS = 3000;
const MOST_BYTES = 5 * 1024;

/** A document that could not be had; the message says why, in our words, and nothing of what was found there. */
export class ClientDocumentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ClientDocumentError";
  }
}

export type FetchClientDocument = (url: string) => Promise<unknown>;

/** What a test puts in the place of the internet. */
export interface Surroundings {
  resolve?(hostname: string): Promise<readonly LookupAddress[]>;
  isPublic?(address: string): boolean;
  /** The authority to believe instead of the world's. */
  readonly ca?: string;
  readonly withinMs?: number;
}

/**
 * Fetches a client's own description (OAuth Client ID Metadata Document) from an address that a stranger chose. The name is
 * resolved once and the connection goes to that very address, so that it cannot be public when it is looked at and private
 * when it is used; redirects are not followed.
 */
export function createFetchClientDocument(surroundings: Surroundings = {}): FetchClientDocument {
  const resolve = surroundings.resolve ?? ((hostname) => lookup(hostname, { all: true }));
  const isPublic = surroundings.isPublic ?? isPublicAddress;
  return async (text) => {
    const url = new URL(text);
    if (url.protocol !== "https:") throw new ClientDocumentError("its address is not https");
    const signal = AbortSignal.timeout(surroundings.withinMs ?? WITHIN_MS);
    const address = await pinnedAddress(url.hostname, resolve, isPublic, signal);
    const bytes = await read(
      url,
      address,
      signal,
      surroundings.ca === undefined ? {} : { ca: surroundings.ca },
    );
    try {
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    } catch {
      throw new ClientDocumentError("it is no JSON");
    }
  };
}

async function pinnedAddress(
  hostname: string,
  resolve: (hostname: string) => Promise<readonly LookupAddress[]>,
  isPublic: (address: string) => boolean,
  signal: AbortSignal,
): Promise<LookupAddress> {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(bare);
  const found = family ? [{ address: bare, family }] : await inTime(resolve(bare), signal);
  const [first] = found;
  if (!first) throw new ClientDocumentError("its host is unknown");
  if (!found.every(({ address }) => isPublic(address)))
    throw new ClientDocumentError("its host is not on the public internet");
  return first;
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new ClientDocumentError("its host did not answer in time"));
    signal.addEventListener("abort", tooLate, { once: true });
    work.then(resolve, () => reject(new ClientDocumentError("its host is unknown")));
  });
}

function read(
  url: URL,
  { address, family }: LookupAddress,
  signal: AbortSignal,
  tls: Pick<RequestOptions, "ca">,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (why: string) => reject(new ClientDocumentError(why));
    const sent = request(
      url,
      {
        ...tls,
        signal,
        agent: false,
        headers: { accept: "application/json", "user-agent": "countersign" },
        lookup: (_hostname, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        if (response.statusCode !== 200) {
          refuse(`its host answered ${response.statusCode}`);
          sent.destroy();
          return;
        }
        if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(response.headers["content-type"] ?? "")) {
          refuse("it is not served as JSON");
          sent.destroy();
          return;
        }
        response.on("data", (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size <= MOST_BYTES) return;
          refuse("it is larger than 5 KB");
          sent.destroy();
        });
        response.on("end", () => resolve(Buffer.concat(chunks)));
        response.on("error", () => refuse("it broke off"));
      },
    );
    sent.on("error", () =>
      refuse(signal.aborted ? "its host did not answer in time" : "its host cannot be reached"),
    );
    sent.end();
  });
}
