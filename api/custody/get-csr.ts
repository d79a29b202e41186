import { Type } from "typebox";
import { findIntegration } from "../../db/custody/find-integrations.ts";
import { CUSTODY_KINDS } from "../../domain/execution-type.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { CustodyTypeParam, missingIntegration } from "./integration-record.ts";

const Csr = Type.Object(
  { type: Type.Enum([...CUSTODY_KINDS]), csr: Type.String({ description: "In PEM." }) },
  { $id: "CustodyCsr", additionalProperties: false },
);

export const getCsr = route({
  method: "GET",
  path: "/custody/csr/{type}",
  summary: "The signing request of the caller's custody integration.",
  tag: "Custody",
  auth: ["jwt"],
  params: CustodyTypeParam,
  answers: { 200: Csr, ...problems(400, 401, 404) },
  async handle({ params, caller, deps }) {
    const { type } = params;
    const found = await findIntegration(deps.database.em, caller.user.id, type);
    if (!found) throw missingIntegration(type);
    return ok({ type, csr: found.csr });
  },
});
