import { SiweMessage } from "siwe";
import { parseAddress } from "../../domain/ethereum-address.ts";
import { badRequest } from "../refusal.ts";

const FORM = "Send the EIP-4361 text that was signed, version 1, as it stands.";

/** What we ask of a sign-in message. */
export interface SignInMessage {
  readonly domain: string;
  /** With its EIP-55 checksum. */
  readonly address: string;
  readonly uri: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly issuedAt: string | undefined;
  readonly expirationTime: string | undefined;
  readonly notBefore: string | undefined;
}

/**
 * Parses an EIP-4361 message; a text that is none is a 400. The package is used as a parser only: its own check passes over
 * domain and nonce when it is given none to compare, and checks the signature of a text it writes anew.
 */
export function readSignInMessage(text: string): SignInMessage {
  const { version, ...message } = parse(withChecksum(text));
  if (version !== "1") throw badRequest(`The message's version is unknown. ${FORM}`);
  return {
    ...message,
    issuedAt: message.issuedAt,
    expirationTime: message.expirationTime,
    notBefore: message.notBefore,
  };
}

function parse(text: string): SiweMessage {
  try {
    return new SiweMessage(text);
  } catch {
    throw badRequest(`The message is no sign-in message. ${FORM}`);
  }
}

/** The parser wants the address with its checksum, wallets and scripts also write it in one case. What was signed stays as it was. */
function withChecksum(text: string): string {
  const [first = "", second = "", ...rest] = text.split("\n");
  return [first, parseAddress(second) ?? second, ...rest].join("\n");
}
