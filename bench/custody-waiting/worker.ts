import { NativeConnection, Runtime } from "@temporalio/worker";
import { createCustodyActivities } from "../../activities/custody/execution.ts";
import { openDatabase } from "../../db/database.ts";
import { createCipher } from "../../db/secrets/cipher.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import { createLog } from "../../runtime/log.ts";
import { CUSTODY_LOAD } from "../../workers/create-queues.ts";
import { createWorkers } from "../../workers/create-workers.ts";
import { temporalLog } from "../../workers/temporal-log.ts";
import { bundleWorkflows } from "../../workers/workflow-bundle.ts";
import { patientCustody } from "./patient-custody.ts";

const [databaseUrl = "", address = "", key = ""] = process.argv.slice(2);
const log = createLog("silent", "bench");
Runtime.install({ logger: temporalLog(log), shutdownSignals: [] });
const absent = (name: string) => () => Promise.reject(new Error(`${name} is not measured here`));

/** Administrators' orders have nothing sealed. */
const noSealer = {
  seal: absent("sealing"),
  open: absent("opening"),
  inspect: absent("inspecting"),
  checkKey: absent("checking"),
  warmMessage: { armour: "", privateKey: "" },
  close: async () => {},
};

/** The worker of the custody queue in a process of its own, with the settings that it has in production. */
const workers = await createWorkers({
  connection: await NativeConnection.connect({ address }),
  namespace: "default",
  log,
  workflowBundle: await bundleWorkflows(),
  queues: [
    {
      name: taskQueues.custody,
      runsWorkflows: true,
      ...CUSTODY_LOAD,
      activities: createCustodyActivities({
        database: await openDatabase(databaseUrl),
        cipher: createCipher([Buffer.from(key, "base64")]),
        sealer: noSealer,
        chains: { find: absent("the chain") },
        confirmations: 1,
        verdictMaxAgeMs: 1,
        openCustody: () => patientCustody,
      }),
    },
  ],
});
void workers.run();
process.on("message", () => process.send?.(process.memoryUsage().rss));
process.send?.("ready");
