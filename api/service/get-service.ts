import { Type } from "typebox";
import { ok } from "../answer.ts";
import { route } from "../route.ts";
import { version } from "./version.ts";

const ServiceInfo = Type.Object(
  {
    name: Type.String(),
    version: Type.String(),
    description: Type.String(),
    documentation: Type.String(),
    openapi: Type.String(),
    mcp: Type.String(),
    ui: Type.String(),
  },
  { $id: "ServiceInfo", additionalProperties: false },
);

export const getService = route({
  method: "GET",
  path: "/",
  summary: "What this service is and where its parts are.",
  tag: "Health",
  auth: "public",
  answers: { 200: ServiceInfo },
  handle: ({ deps }) =>
    ok({
      name: "Countersign",
      version,
      description: "Verifies blockchain transactions that AI agents propose, before anything signs them.",
      documentation: `${deps.baseUrl}/docs`,
      openapi: `${deps.baseUrl}/openapi.json`,
      mcp: `${deps.baseUrl}/mcp`,
      ui: deps.uiUrl,
    }),
});
