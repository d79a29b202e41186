import type { AnyRoute } from "../raw-route.ts";
import { getDocs } from "./get-docs.ts";
import { docsAssets } from "./get-docs-asset.ts";
import { getOpenApi } from "./get-openapi.ts";

/** The document tells of every route, those of this area included. */
export function documentationRoutes(allRoutes: () => readonly AnyRoute[]): readonly AnyRoute[] {
  return [getOpenApi(allRoutes), getDocs, ...docsAssets];
}
