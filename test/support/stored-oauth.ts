interface Tokens {
  access_token: string;
  token_type: string;
  refresh_token?: string;
}
interface Registered {
  client_id: string;
}

export const SDK_REDIRECT = "http://127.0.0.1:7777/callback";

/** What an MCP client of either generation of the SDK keeps of an authorization; in memory, and open to the test. */
export function storedOAuth() {
  let registered: Registered | undefined;
  let verifier = "";
  let discovered: unknown;
  const state = { tokens: undefined as Tokens | undefined, sentTo: [] as URL[] };
  return {
    state,
    provider: {
      redirectUrl: SDK_REDIRECT,
      clientMetadata: {
        client_name: "The SDK's client",
        redirect_uris: [SDK_REDIRECT],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "none",
      },
      clientInformation: () => registered,
      saveClientInformation(information: Registered) {
        registered = information;
      },
      tokens: () => state.tokens,
      saveTokens(tokens: Tokens) {
        state.tokens = tokens;
      },
      redirectToAuthorization(url: URL) {
        state.sentTo.push(url);
      },
      saveCodeVerifier(sent: string) {
        verifier = sent;
      },
      codeVerifier: () => verifier,
      saveDiscoveryState(found: unknown) {
        discovered = found;
      },
      discoveryState: () => discovered as never,
      invalidateCredentials(scope: string) {
        if (scope === "all" || scope === "tokens") state.tokens = undefined;
        if (scope === "all" || scope === "client") registered = undefined;
      },
    },
  };
}
