import { Type } from "typebox";
import { ok } from "../answer.ts";
import { route } from "../route.ts";

const JsonWebKeySet = Type.Object(
  {
    keys: Type.Array(
      Type.Object(
        {
          kty: Type.Literal("EC"),
          crv: Type.Literal("P-256"),
          x: Type.String(),
          y: Type.String(),
          kid: Type.String(),
          alg: Type.Literal("ES256"),
          use: Type.Literal("sig"),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { $id: "JsonWebKeySet", additionalProperties: false },
);

/** The schema admits no private member, so that a mistake elsewhere could not publish one. */
export const getPublicKeys = route({
  method: "GET",
  path: "/.well-known/jwks.json",
  summary: "The public keys that this service's tokens are signed with (RFC 7517).",
  tag: "Discovery",
  auth: "public",
  crossOrigin: "any",
  answers: { 200: JsonWebKeySet },
  async handle({ deps }) {
    return ok({ keys: await deps.publicKeys() }, { "cache-control": "public, max-age=300" });
  },
});
