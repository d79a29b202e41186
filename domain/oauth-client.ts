/** How a client shows at the token endpoint that it is the one that registered (RFC 7591, 2). */
export const CLIENT_AUTH_METHODS = ["client_secret_post", "client_secret_basic", "none"] as const;
export type ClientAuthMethod = (typeof CLIENT_AUTH_METHODS)[number];

export const GRANT_TYPES = ["authorization_code", "refresh_token"] as const;
