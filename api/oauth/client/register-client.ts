import { hash, randomBytes, randomUUID } from "node:crypto";
import { Type } from "typebox";
import { addClient } from "../../../db/oauth/clients.ts";
import { GRANT_TYPES } from "../../../domain/oauth-client.ts";
import { created } from "../../answer.ts";
import { errorsOf } from "../../problem.ts";
import { route } from "../../route.ts";
import { ClientMetadata, checkMetadata } from "./client-metadata.ts";
import { REGISTRATION_ERROR } from "./registration-error.ts";

const RegisteredClient = Type.Object(
  {
    client_id: Type.String(),
    client_secret: Type.Optional(
      Type.String({ description: "Shown once; none for a client that needs none." }),
    ),
    client_secret_expires_at: Type.Optional(Type.Literal(0)),
    client_id_issued_at: Type.Integer({ description: "Unix time in seconds." }),
    redirect_uris: Type.Array(Type.String()),
    client_name: Type.String(),
    grant_types: Type.Array(Type.String()),
    response_types: Type.Array(Type.String()),
    token_endpoint_auth_method: Type.String(),
  },
  { $id: "OAuthClient", additionalProperties: false },
);

export const registerClient = route({
  method: "POST",
  path: "/oauth/register",
  summary: "Registers an OAuth client (RFC 7591).",
  tag: "OAuth",
  auth: "public",
  crossOrigin: "any",
  errors: REGISTRATION_ERROR,
  body: ClientMetadata,
  answers: { 201: RegisteredClient, ...errorsOf(REGISTRATION_ERROR.schema, 400, 413, 415, 429) },
  async handle({ body, deps }) {
    const metadata = checkMetadata(body);
    const secret = metadata.authMethod === "none" ? undefined : randomBytes(32).toString("base64url");
    const secretHash = secret === undefined ? null : hash("sha256", secret);
    const client = await addClient(deps.database.em, { id: randomUUID(), ...metadata, secretHash });
    const answer = {
      client_id: client.id,
      ...(secret === undefined ? {} : { client_secret: secret, client_secret_expires_at: 0 }),
      client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
      redirect_uris: client.redirectUris,
      client_name: client.name,
      grant_types: [...GRANT_TYPES],
      response_types: ["code"],
      token_endpoint_auth_method: client.authMethod,
    };
    return created(answer, { "cache-control": "no-store", pragma: "no-cache" });
  },
});
