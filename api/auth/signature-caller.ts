import { hash } from "node:crypto";
import type { CallerQueries } from "../../db/accounts/find-callers.ts";
import { parseAddress } from "../../domain/ethereum-address.ts";
import { acceptedWindows, signedRequestText, windowEnd } from "../../domain/signed-request.ts";
import type { WalletSignatures } from "../../integrations/wallet-signature/wallet-signatures.ts";
import { OWN_REACH, type SignatureCaller } from "./caller.ts";
import { unauthorized } from "./unauthorized.ts";

export interface SignedCall {
  /** With its EIP-55 checksum. */
  readonly address: string;
  readonly signature: string;
  readonly method: string;
  /** Path and query as sent. */
  readonly path: string;
  readonly bodySha256: string;
}

export interface SignatureParts {
  readonly baseUrl: string;
  readonly queries: CallerQueries;
  readonly walletSignatures: WalletSignatures;
  /** Remembers a signed request that changes something; false where it was used before. */
  useOnce(digest: string, expiresAt: Date): Promise<boolean>;
}

/** What x-ethereum-address says, before anything dear is done about it. */
export function signersAddress(sent: string): string {
  const address = parseAddress(sent);
  if (!address)
    throw unauthorized("x-ethereum-address is no Ethereum address, or its EIP-55 checksum is wrong.");
  return address;
}

/** Who signed this request with a wallet. One that changes something counts once. */
export async function signatureCaller(sent: SignedCall, parts: SignatureParts): Promise<SignatureCaller> {
  const { address, method, path, bodySha256 } = sent;
  const windows = acceptedWindows(Date.now());
  const texts = windows.map((window) =>
    signedRequestText({ origin: parts.baseUrl, address, method, path, bodySha256, window }),
  );
  const index = await parts.walletSignatures.findSigned({ address, texts, signature: sent.signature });
  const text = texts[index ?? -1];
  const window = windows[index ?? -1];
  if (text === undefined || window === undefined) {
    const path = "x-ethereum-signature";
    throw unauthorized("The signature does not fit: sign the text in details as it stands (EIP-191).", [
      { path, message: texts[0] ?? "" },
    ]);
  }
  if (method !== "GET" && method !== "HEAD") {
    const digest = hash("sha256", text);
    if (!(await parts.useOnce(digest, windowEnd(window)))) {
      throw unauthorized(
        "This signed request was used already; change it, or sign it again in the next five minutes' window.",
      );
    }
  }
  const row = await parts.queries.user(address);
  return {
    via: "signature",
    principal: row ? { kind: "user", id: row.userId } : { kind: "address", id: address },
    reach: OWN_REACH,
    decidesAs: "user",
    user: row && { id: row.userId, address: row.address },
    address,
  };
}
