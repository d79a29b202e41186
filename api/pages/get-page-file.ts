import { Type } from "typebox";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { pageFiles } from "./built-files.ts";

export const getPageFile = route({
  method: "GET",
  path: "/app/files/{name}",
  summary: "A script or style of the pages. A name stands for one content for ever.",
  tag: "Pages",
  auth: "public",
  params: Type.Object({ name: Type.String({ unstored: true }) }),
  answers: { 200: { mediaType: "*/*", description: "The file." }, ...problems(400, 404) },
  handle({ params }) {
    const file = pageFiles.get(params.name);
    if (!file) throw notFound("The pages have no such file.");
    return ok(file.bytes, {
      "content-type": `${file.mediaType}; charset=utf-8`,
      "cache-control": "public, max-age=31536000, immutable",
    });
  },
});
