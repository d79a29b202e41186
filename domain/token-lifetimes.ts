export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Of all tokens the one that lives longest: what was signed by a key is over this long after its last use. */
export const REFRESH_TOKEN_SECONDS = 30 * 86_400;
