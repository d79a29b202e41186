import { Type } from "typebox";
import { findService } from "../../db/verification-services/find-services.ts";
import { ok } from "../answer.ts";
import type { Dependencies } from "../dependencies.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { readFingerprint } from "./read-fingerprint.ts";
import { presentService, ServiceRecord } from "./service-record.ts";

const shared = {
  method: "GET",
  tag: "Verification services",
  auth: "public",
  answers: { 200: ServiceRecord, ...problems(400, 404) },
} as const;

export const getVerificationService = route({
  ...shared,
  path: "/verification-services/{id}",
  summary: "One verification service.",
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  handle: ({ params, deps }) => answerService({ id: params.id }, "id", deps),
});

export const getServiceByInbox = route({
  ...shared,
  path: "/verification-services/inbox/{inbox}",
  summary: "The verification service with this inbox.",
  params: Type.Object({ inbox: AddressInput }),
  handle: ({ params, deps }) => answerService({ inbox: readAddress(params.inbox, "inbox") }, "inbox", deps),
});

export const getServiceByKey = route({
  ...shared,
  path: "/verification-services/pgp-public-key/{key}",
  summary: "The verification service with this OpenPGP key.",
  params: Type.Object({
    key: Type.String({ description: "The key's fingerprint, or the whole armoured key, URL-encoded." }),
  }),
  async handle({ params, deps }) {
    return answerService({ pgpFingerprint: await readFingerprint(params.key) }, "OpenPGP key", deps);
  },
});

async function answerService(
  name: Parameters<typeof findService>[1],
  called: string,
  { database }: Dependencies,
) {
  const service = await findService(database.em, name);
  if (!service) throw notFound(`There is no verification service with this ${called}.`);
  return ok(presentService(service));
}
