import { Type } from "typebox";
import { findService } from "../../db/verification-services/find-services.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { presentService, ServiceRecord } from "./service-record.ts";

export const getVerificationService = route({
  method: "GET",
  path: "/verification-services/{id}",
  summary: "One verification service.",
  tag: "Verification services",
  auth: "public",
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  answers: { 200: ServiceRecord, ...problems(400, 404) },
  async handle({ params, deps }) {
    const service = await findService(deps.database.em, params.id);
    if (!service) throw notFound("There is no verification service with this id.");
    return ok(presentService(service));
  },
});
