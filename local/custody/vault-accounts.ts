interface VaultAccount {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** Funded accounts that anvil holds the keys of; its first ones are the service's own and those of tests and demos. */
const ADDRESSES = [
  "0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc",
  "0x976EA74026E726554dB657fA54763abd0C3a0aa9",
  "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955",
  "0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f",
  "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720",
];

const ACCOUNTS: readonly VaultAccount[] = ADDRESSES.map((address, place) => ({
  id: String(place),
  name: place === 0 ? "Default" : `Account ${place}`,
  address,
}));

export function vaultAccount(id: unknown): VaultAccount | undefined {
  return ACCOUNTS.find((account) => account.id === id);
}
