import { TestWorkflowEnvironment } from "@temporalio/testing";
import { TEMPORAL_VERSION } from "./temporal-binary.mjs";

/** Temporal's SDK fetches the official release into the folder given; it starts the server once, to see that it works. */
const environment = await TestWorkflowEnvironment.createLocal({
  server: {
    executable: { type: "cached-download", downloadDir: process.argv[2], version: `v${TEMPORAL_VERSION}` },
  },
});
await environment.teardown();
