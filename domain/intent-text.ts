export interface SignedIntent {
  /** With its EIP-55 checksum. */
  readonly escrow: string;
  readonly chainId: number;
  /** ISO 8601, exactly as it is sent. */
  readonly expires: string;
  readonly userPrompt: string;
}

/** What an owner signs (EIP-191) to say that an intent is their own. The prompt stands last, so that nothing in it can pass for a line. */
export function intentText({ escrow, chainId, expires, userPrompt }: SignedIntent): string {
  return [
    "Countersign intent v1",
    `escrow: ${escrow}`,
    `chain: ${chainId}`,
    `expires: ${expires}`,
    "",
    userPrompt,
  ].join("\n");
}
