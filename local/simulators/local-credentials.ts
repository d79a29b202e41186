/** How our own programs prove themselves to the simulated wallet provider; public knowledge, worthless anywhere else. */
export const LOCAL_WALLET_PROVIDER = {
  appId: "countersign-local",
  appSecret: "only-for-the-simulator",
} as const;
