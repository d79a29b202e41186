import { ok } from "../answer.ts";
import { route } from "../route.ts";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Countersign API</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/show.js"></script>
</body>
</html>
`;

/** Swagger UI sets style attributes and draws with data: images; scripts come from this origin alone. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

export const getDocs = route({
  method: "GET",
  path: "/docs",
  summary: "This interface as a page for people.",
  tag: "Documentation",
  auth: "public",
  answers: { 200: { mediaType: "text/html", description: "The page." } },
  handle: () => ok(PAGE, { "content-security-policy": POLICY }),
});
