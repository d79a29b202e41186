import { hash, randomBytes } from "node:crypto";
import { postJson, type SignedInUser } from "./accounts-world.ts";

export const REDIRECT_URI = "https://client.example/callback";

export interface RegisteredClient {
  readonly client_id: string;
  readonly client_secret?: string;
}

export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly scope: string;
}

export type Parameters = Record<string, string | undefined>;

/** A hand-made OAuth client that says exactly what a test tells it to; what a test does not name is right. */
export function oauthClient(url: string) {
  async function register(metadata: object = {}): Promise<RegisteredClient> {
    const response = await postJson(`${url}/oauth/register`, { redirect_uris: [REDIRECT_URI], ...metadata });
    if (response.status !== 201) throw new Error(`registration answered ${await response.text()}`);
    return (await response.json()) as RegisteredClient;
  }

  const verifier = randomBytes(32).toString("base64url");

  function authorize(client: RegisteredClient, change: Parameters = {}): Promise<Response> {
    const query = form({
      response_type: "code",
      client_id: client.client_id,
      redirect_uri: REDIRECT_URI,
      code_challenge: hash("sha256", verifier, "base64url"),
      code_challenge_method: "S256",
      state: "of the client",
      ...change,
    });
    return fetch(`${url}/oauth/authorize?${query}`, { redirect: "manual" });
  }

  async function session(client: RegisteredClient, change: Parameters = {}): Promise<string> {
    const response = await authorize(client, change);
    const location = new URL(response.headers.get("location") ?? "http://nowhere/");
    const id = location.searchParams.get("session");
    if (!id) throw new Error(`authorize answered ${response.status} ${location}`);
    return id;
  }

  const decide = (what: "approve" | "deny", sessionId: unknown, user: SignedInUser) =>
    postJson(`${url}/oauth/${what}`, { sessionId }, user.bearer);

  async function code(
    client: RegisteredClient,
    user: SignedInUser,
    change: Parameters = {},
  ): Promise<string> {
    const response = await decide("approve", await session(client, change), user);
    const { redirectUrl } = (await response.json()) as { redirectUrl: string };
    return new URL(redirectUrl).searchParams.get("code") ?? "";
  }

  function post(path: string, body: Parameters, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${url}${path}`, { method: "POST", body: form(body), headers });
  }

  const credentials = ({ client_id, client_secret }: RegisteredClient) => ({ client_id, client_secret });

  function exchange(client: RegisteredClient, ofCode: string, change: Parameters = {}): Promise<Response> {
    return post("/oauth/token", {
      grant_type: "authorization_code",
      code: ofCode,
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
      ...credentials(client),
      ...change,
    });
  }

  function refresh(
    client: RegisteredClient,
    refreshToken: string,
    change: Parameters = {},
  ): Promise<Response> {
    const grant = { grant_type: "refresh_token", refresh_token: refreshToken };
    return post("/oauth/token", { ...grant, ...credentials(client), ...change });
  }

  async function tokens(
    client: RegisteredClient,
    user: SignedInUser,
    change: Parameters = {},
  ): Promise<TokenAnswer> {
    const response = await exchange(client, await code(client, user, change));
    if (response.status !== 200) throw new Error(`exchange answered ${await response.text()}`);
    return (await response.json()) as TokenAnswer;
  }

  return {
    register,
    authorize,
    session,
    decide,
    code,
    post,
    credentials,
    exchange,
    refresh,
    tokens,
    verifier,
  };
}

export type OAuthTestClient = ReturnType<typeof oauthClient>;

/** What an OAuth endpoint refused with. */
export async function refusalOf(response: Response): Promise<{ status: number; error: string }> {
  const body = (await response.json()) as { error?: string; error_description?: string };
  if (typeof body.error_description !== "string") throw new Error("a refusal without a description");
  return { status: response.status, error: body.error ?? "" };
}

function form(parameters: Parameters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return query;
}
