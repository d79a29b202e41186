/** What an injected wallet offers pages (EIP-1193). */
export interface Provider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

export interface Wallet {
  readonly id: string;
  /** As the wallet calls itself; only ever shown as text. */
  readonly name: string;
  /** A `data:` image, or nothing. */
  readonly icon: string | undefined;
  readonly provider: Provider;
}
