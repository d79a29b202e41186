export interface SignInFields {
  /** With its EIP-55 checksum. */
  readonly address: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly statement: string;
  readonly issuedAt: Date;
  /** Of the page that asks. */
  readonly location: { readonly host: string; readonly origin: string; readonly pathname: string };
}

/** How long the signature can be used to sign in. */
const GOOD_FOR_MS = 10 * 60_000;

/** The text of EIP-4361, which wallets show as a sign-in and hold against the page's own address. */
export function signInMessage({
  address,
  chainId,
  nonce,
  statement,
  issuedAt,
  location,
}: SignInFields): string {
  return [
    `${location.host} wants you to sign in with your Ethereum account:`,
    address,
    "",
    statement,
    "",
    `URI: ${location.origin}${location.pathname}`,
    "Version: 1",
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
    `Expiration Time: ${new Date(issuedAt.getTime() + GOOD_FOR_MS).toISOString()}`,
  ].join("\n");
}
