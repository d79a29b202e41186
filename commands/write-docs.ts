import { writeFile } from "node:fs/promises";
import { configurationPage } from "../runtime/configuration-page.ts";

const page = new URL("../docs/configuration.md", import.meta.url);
await writeFile(page, configurationPage());
console.log("docs/configuration.md is written.");
