import { Type } from "typebox";
import { activeServices, allServices } from "../../db/verification-services/find-services.ts";
import { ok } from "../answer.ts";
import { route } from "../route.ts";
import { presentService, ServiceRecord } from "./service-record.ts";

const shared = {
  method: "GET",
  tag: "Verification services",
  auth: "public",
  answers: { 200: Type.Array(ServiceRecord) },
} as const;

/** Newest first, as every list. There are never more than a handful, so these do not page. */
export const listServices = route({
  ...shared,
  path: "/verification-services",
  summary: "All verification services.",
  handle: async ({ deps }) => ok((await allServices(deps.database.em)).map(presentService).reverse()),
});

export const listActiveServices = route({
  ...shared,
  path: "/verification-services/active",
  summary: "The verification services that requests can be sealed to.",
  handle: async ({ deps }) => ok((await activeServices(deps.database.em)).map(presentService).reverse()),
});
