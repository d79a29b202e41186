import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { SiweMessage } from "siwe";
import { createAllowsHost } from "../../../api/siwe/allowed-hosts.ts";
import { checkMessage } from "../../../api/siwe/check-message.ts";
import { readSignInMessage } from "../../../api/siwe/read-message.ts";
import {
  createWalletSignatures,
  type WalletSignatures,
} from "../../../integrations/wallet-signature/wallet-signatures.ts";

interface Verification {
  readonly domain: string;
  readonly uri: string;
  readonly nonce: string;
  readonly address: string;
  readonly signature: string;
  readonly time?: string;
  readonly domainBinding?: string;
  readonly matchNonce?: string;
}

interface Vectors {
  readonly parsing_positive: Record<string, { message: string; fields: Record<string, string> }>;
  readonly parsing_negative: Record<string, string>;
  readonly verification_positive: Record<string, Verification>;
  readonly verification_negative: Record<string, Verification>;
}

const vectors: Vectors = JSON.parse(
  await readFile(new URL("../../vectors/siwe.json", import.meta.url), "utf8"),
);

/** Where we differ, and why. */
const WE_TAKE: Record<string, string> = {
  "address not EIP-55": "we take addresses in one case everywhere",
  "domain not RFC4501 authority": "an underscore is fine in RFC 3986; the domain is compared with ours later",
  "version not 1": "the published text says version 1",
};
const WE_REFUSE: Record<string, string> = {
  "expired message": "at the vector's time the message has not been issued yet, by two years",
};

describe("the published vectors of EIP-4361", () => {
  let signatures: WalletSignatures;
  before(() => {
    signatures = createWalletSignatures();
  });
  after(() => signatures.close());

  for (const [name, { message, fields }] of Object.entries(vectors.parsing_positive)) {
    it(`is a message: ${name}`, () => {
      const read = readSignInMessage(message);
      const { domain, address, uri, nonce, issuedAt, chainId } = fields;
      expect(read).to.include({ domain, address, uri, nonce, issuedAt, chainId: Number(chainId) });
    });
  }

  for (const [name, message] of Object.entries(vectors.parsing_negative)) {
    const why = WE_TAKE[name];
    it(`${why ? `is a message to us (${why})` : "is no message"}: ${name}`, () => {
      if (why) readSignInMessage(message);
      else expect(() => readSignInMessage(message)).to.throw("Send the EIP-4361 text");
    });
  }

  /** Whether the vector signs its account in, as POST /auth/siwe/verify asks it, the nonce's store apart. */
  async function signsIn(vector: Verification): Promise<boolean> {
    const { signature, time, domainBinding, matchNonce, ...fields } = vector;
    const text = new SiweMessage(fields).prepareMessage();
    const message = readSignInMessage(text);
    const host = domainBinding ?? vector.domain;
    const allowsHost = createAllowsHost(`https://${host}`, `https://${host}`, [new URL(vector.uri).host]);
    const isFor = domainBinding === undefined ? allowsHost : (one: string) => one === domainBinding;
    try {
      checkMessage(message, isFor, Date.parse(time ?? new Date().toISOString()));
    } catch {
      return false;
    }
    if (matchNonce !== undefined && matchNonce !== message.nonce) return false;
    const { address } = message;
    return (await signatures.findSigned({ address, texts: [text], signature })) !== undefined;
  }

  for (const [name, vector] of Object.entries(vectors.verification_positive)) {
    const why = WE_REFUSE[name];
    it(`${why ? `is refused by us (${why})` : "signs in"}: ${name}`, async () => {
      expect(await signsIn(vector)).to.equal(why === undefined);
    });
  }

  for (const [name, vector] of Object.entries(vectors.verification_negative)) {
    it(`signs nobody in: ${name}`, async () => {
      expect(await signsIn(vector)).to.equal(false);
    });
  }
});
