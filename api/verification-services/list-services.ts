import { type Static, Type } from "typebox";
import { listServices as listRows } from "../../db/verification-services/find-services.ts";
import type { Dependencies } from "../dependencies.ts";
import { answerPage, PageQuery, readNumber } from "../page.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { presentService, ServiceRecord } from "./service-record.ts";

const shared = {
  method: "GET",
  tag: "Verification services",
  auth: "public",
  query: PageQuery,
  answers: { 200: Type.Array(ServiceRecord), ...problems(400) },
} as const;

export const listServices = route({
  ...shared,
  path: "/verification-services",
  summary: "All verification services, newest first.",
  handle: ({ query, deps }) => answerList("/verification-services", {}, query, deps),
});

export const listActiveServices = route({
  ...shared,
  path: "/verification-services/active",
  summary: "The verification services that requests can be sealed to, newest first.",
  handle: ({ query, deps }) => answerList("/verification-services/active", { active: true }, query, deps),
});

function answerList(
  path: string,
  which: { active?: true },
  query: Static<typeof PageQuery>,
  { baseUrl, database }: Dependencies,
) {
  return answerPage({
    baseUrl,
    path,
    query,
    find: (page) => listRows(database.em, which, page),
    present: presentService,
    readId: readNumber,
  });
}
