import { unauthorized } from "../auth/unauthorized.ts";
import type { AllowsHost } from "./allowed-hosts.ts";
import type { SignInMessage } from "./read-message.ts";

/** How far ahead of ours a wallet's clock may be. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** A message made for another site, or for another time, signs nobody in here. */
export function checkMessage(message: SignInMessage, allowsHost: AllowsHost, now: number): void {
  if (!allowsHost(message.domain))
    throw unauthorized("The message is for another domain; sign one for this service.");
  const uri = URL.parse(message.uri);
  if (!uri || !/^https?:$/.test(uri.protocol) || !allowsHost(uri.host)) {
    throw unauthorized("The message's URI is of another site; sign one for this service.");
  }
  const { issuedAt, expirationTime, notBefore } = message;
  if (issuedAt !== undefined && !(Date.parse(issuedAt) <= now + CLOCK_SKEW_MS)) {
    throw unauthorized("The message was issued in the future; check the clock and sign another.");
  }
  if (expirationTime !== undefined && !(Date.parse(expirationTime) > now)) {
    throw unauthorized("The message has expired; sign another.");
  }
  if (notBefore !== undefined && !(Date.parse(notBefore) <= now)) {
    throw unauthorized("The message is not valid yet; send it later or sign another.");
  }
}
