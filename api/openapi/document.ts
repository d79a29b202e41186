import { STATUS_CODES } from "node:http";
import type { TSchema } from "typebox";
import { MEDIA_TYPES } from "../input/request-body.ts";
import { type AnyRoute, isRaw } from "../raw-route.ts";
import { type AnswerDeclaration, isMedia, isNoBody } from "../route.ts";
import { version } from "../service/version.ts";
import { responseHeaders } from "./response-headers.ts";
import { securityOf, securitySchemes } from "./security.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the given routes; their schemas are JSON Schema already, so they are used as they are. */
export function openApiDocument(routes: readonly AnyRoute[], baseUrl: string): Json {
  const schemas: Record<string, Json> = {};
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Countersign",
      version,
      description: "Verifies blockchain transactions that AI agents propose, before anything signs them.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: baseUrl }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes },
  };
}

function operation(route: AnyRoute, schemas: Record<string, Json>): Json {
  const responses = Object.entries(route.answers).map(([status, declared]) => [
    status,
    response(route, status, declared, schemas),
  ]);
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [route.tag],
    ...(route.scope ? { description: `Needs the scope transactions:${route.scope}:own or :any.` } : {}),
    security: securityOf(route.auth),
    ...requestOf(route, schemas),
    responses: Object.fromEntries(responses),
  };
}

/** What is sent: of a raw route only what it says it takes. */
function requestOf(route: AnyRoute, schemas: Record<string, Json>): Json {
  if (isRaw(route)) {
    const { takes } = route;
    if (!takes) return {};
    return { requestBody: { description: takes.description, content: { [takes.mediaType]: {} } } };
  }
  const sent = {
    parameters: [
      ...parameters("path", route.params, schemas),
      ...parameters("query", route.query, schemas),
      ...parameters("header", route.headers, schemas),
    ],
  };
  if (!route.body) return sent;
  const schema = named(route.body, schemas);
  const content = (route.bodyTypes ?? ["json"]).map((type) => [MEDIA_TYPES[type], { schema }]);
  return {
    ...sent,
    requestBody: { required: !route.bodyMayBeEmpty, content: Object.fromEntries(content) },
  };
}

/** `GET /users/{id}` becomes `get-users-id`: stable names for generated clients. */
function operationId(route: AnyRoute): string {
  const words = route.path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return [route.method.toLowerCase(), ...words].join("-");
}

function response(
  route: AnyRoute,
  status: string,
  declared: AnswerDeclaration,
  schemas: Record<string, Json>,
): Json {
  const headers = responseHeaders(route, status);
  if (isMedia(declared)) {
    return { description: declared.description, headers, content: { [declared.mediaType]: {} } };
  }
  if (isNoBody(declared)) return { description: declared.description, headers };
  const content = { "application/json": { schema: named(declared, schemas) } };
  return { description: STATUS_CODES[status] ?? status, headers, content };
}

/** A schema with an id, wherever it stands, is written once under components and referred to by its name. */
function named(schema: unknown, schemas: Record<string, Json>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => named(item, schemas));
  if (typeof schema !== "object" || schema === null) return schema;
  // `mustBe` is how a refusal words it, `unstored` what the border lets pass.
  const { $id, mustBe, unstored, ...rest } = schema as Json;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, named(value, schemas)]));
  if (typeof $id !== "string") return inner;
  schemas[$id] = inner;
  return { $ref: `#/components/schemas/${$id}` };
}

function parameters(
  place: "path" | "query" | "header",
  schema: TSchema | undefined,
  schemas: Record<string, Json>,
): Json[] {
  if (!schema || !("properties" in schema)) return [];
  const required = "required" in schema && Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties as Record<string, Json>).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: named(property, schemas),
  }));
}
