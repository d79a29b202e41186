import { Validator } from "@seriousme/openapi-schema-validator";
import { expect } from "chai";
import { openApiDocument } from "../../../api/openapi/document.ts";
import { isRaw } from "../../../api/raw-route.ts";
import { routes } from "../../../api/routes.ts";

describe("the OpenAPI document", () => {
  const document = openApiDocument(routes, "http://localhost:3000");

  it("is valid OpenAPI 3.1", async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors).to.equal(undefined);
    expect(result.valid).to.equal(true);
  });

  it("lists every route under its path and method", () => {
    const paths = document.paths as Record<string, Record<string, unknown>>;
    for (const route of routes)
      expect(paths[route.path], route.path).to.have.property(route.method.toLowerCase());
  });

  it("has words for every pattern that an input must meet, which are for refusals and not for the document", () => {
    const wordless: string[] = [];
    const look = (schema: unknown, at: string): void => {
      if (typeof schema !== "object" || schema === null) return;
      if ("pattern" in schema && typeof schema.pattern === "string" && !("mustBe" in schema))
        wordless.push(at);
      for (const [name, inner] of Object.entries(schema)) look(inner, `${at}/${name}`);
    };
    for (const route of routes) {
      if (isRaw(route)) continue;
      for (const part of ["params", "query", "headers", "body"] as const)
        look(route[part], `${route.method} ${route.path} ${part}`);
    }
    expect(wordless).to.deep.equal([]);
    expect(JSON.stringify(document)).not.to.contain("mustBe");
  });

  it("names every operation once", () => {
    const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it("tells every state that a part's health can have", () => {
    const { schemas } = document.components as { schemas: Record<string, HealthSchema> };
    const { validator } = schemas.HealthReport?.properties.checks.properties ?? {};
    const states = validator?.properties.status.anyOf.map((state) => state.const);
    expect(states).to.deep.equal(["ok", "degraded", "down"]);
  });
});

interface HealthSchema {
  properties: {
    checks: { properties: Record<string, { properties: { status: { anyOf: { const: string }[] } } }> };
  };
}
