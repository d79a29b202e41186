export interface IntentToSign {
  /** With its EIP-55 checksum. */
  readonly escrow: string;
  readonly chainId: number;
  readonly expires: string;
  readonly userPrompt: string;
}

/** The text by whose signature an owner says that an intent is their own. The intent stands last, so that nothing in it can pass for a line. */
export function intentText({ escrow, chainId, expires, userPrompt }: IntentToSign): string {
  return [
    "Countersign intent v1",
    `escrow: ${escrow}`,
    `chain: ${chainId}`,
    `expires: ${expires}`,
    "",
    userPrompt,
  ].join("\n");
}
