import { Type } from "typebox";
import { keepTeeProof } from "../../db/endings/orion-metadata.ts";
import { findOwnerId } from "../../db/transactions/find-owner-id.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { RequestHashParam } from "../transactions/request-hash-param.ts";
import { answerMetadata, OrionMetadata, TeeProof, unknownRequest } from "./orion-metadata.ts";
import { requireServerKey } from "./require-server-key.ts";

export const patchTeeProof = route({
  method: "PATCH",
  path: "/internal/orion-metadata/{requestHash}/tee-proof",
  summary:
    "Keeps the proof of the trusted environment that a request was judged in; a later one replaces it.",
  tag: "Internal",
  auth: ["key"],
  params: RequestHashParam,
  body: Type.Object(
    { teeProof: TeeProof, enclave: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })) },
    { $id: "TeeProofBody", additionalProperties: false },
  ),
  answers: { 200: OrionMetadata, ...problems(400, 401, 403, 404, 413, 415) },
  async handle({ params, body, caller, deps }) {
    requireServerKey(caller);
    const requestHash = params.requestHash.toLowerCase();
    if (!(await findOwnerId(deps.database.em, requestHash))) throw unknownRequest();
    const teeProof = JSON.stringify(body.teeProof);
    await keepTeeProof(deps.database, requestHash, { teeProof, enclave: body.enclave ?? null });
    return answerMetadata(requestHash, deps);
  },
});
