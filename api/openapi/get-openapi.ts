import { Type } from "typebox";
import { ok } from "../answer.ts";
import type { AnyRoute } from "../raw-route.ts";
import { type Route, route } from "../route.ts";
import { openApiDocument } from "./document.ts";

/** The document lists every route, this one included, so it is made of the list when it is first asked for. */
export function getOpenApi(allRoutes: () => readonly AnyRoute[]): Route {
  let document: Record<string, unknown> | undefined;
  return route({
    method: "GET",
    path: "/openapi.json",
    summary: "This interface as an OpenAPI 3.1 document.",
    tag: "Documentation",
    auth: "public",
    crossOrigin: "any",
    answers: {
      200: Type.Object({}, { additionalProperties: true, description: "An OpenAPI 3.1 document." }),
    },
    handle({ deps }) {
      document ??= openApiDocument(allRoutes(), deps.baseUrl);
      return ok(document);
    },
  });
}
