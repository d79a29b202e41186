/** Whom the demonstrations pay. */
export const FRIEND = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
export const PROMPT = `Send 0.1 ETH to ${FRIEND}`;
