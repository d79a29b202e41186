import { Type } from "typebox";
import { ok } from "../../../api/answer.ts";
import type { Dependencies } from "../../../api/dependencies.ts";
import { problems } from "../../../api/problem.ts";
import { route } from "../../../api/route.ts";
import { routes } from "../../../api/routes.ts";
import {
  type AccountsWorld,
  accountsWorld,
  type SignedInUser,
  signIn,
  UNLIMITED,
} from "../../support/accounts-world.ts";
import { awayLifecycle } from "../../support/away-lifecycle.ts";
import { type OAuthTestClient, oauthClient } from "../../support/oauth-client.ts";
import type { Served } from "../../support/serve-app.ts";

/** Stands for what takes OAuth tokens. */
const readAsClient = route({
  method: "GET",
  path: "/protected",
  summary: "For clients that may read.",
  tag: "Test",
  auth: ["oauth", "key"],
  scope: "read",
  answers: { 200: Type.Object({ address: Type.String() }), ...problems(401, 403) },
  handle: ({ caller }) => ok({ address: caller.address ?? "" }),
});

const createAsClient = route({
  ...readAsClient,
  path: "/protected/create",
  auth: ["oauth", "key"],
  scope: "create",
  answers: { 200: Type.Object({ address: Type.String() }), ...problems(401, 403) },
});

export interface OAuthWorld extends AccountsWorld {
  readonly api: Served;
  readonly replica: Served;
  readonly client: OAuthTestClient;
  readonly user: SignedInUser;
  /** The status of a call with an OAuth access token. */
  callStatus(accessToken: string, path?: string, at?: Served): Promise<number>;
  call(accessToken: string, path?: string, at?: Served): Promise<Response>;
}

/** Two processes of the service, a client and somebody who is signed in; Temporal is away, which nobody here notices. */
export async function oauthWorld(given: Partial<Dependencies> = {}): Promise<OAuthWorld> {
  const world = await accountsWorld();
  const away = await awayLifecycle();
  const parts = { limiter: UNLIMITED, lifecycle: away.lifecycle, ...given };
  const all = [...routes, readAsClient, createAsClient];
  const api = await world.serve(parts, all);
  const replica = await world.serve(parts, all);
  const call = (accessToken: string, path = "/protected", at = api) =>
    fetch(`${at.url}${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
  return {
    ...world,
    api,
    replica,
    client: oauthClient(api.url),
    user: await signIn(api.url),
    call,
    callStatus: async (...args) => (await call(...args)).status,
    async close() {
      await away.close();
      await world.close();
    },
  };
}
