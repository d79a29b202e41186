import type { Environment } from "../runtime/environment.ts";
import { KEPT_ADDRESSES } from "../runtime/kept-addresses.ts";
import { addressList } from "./address-list.ts";
import { claimVersion, type DataDirectory, openDataDirectory, rotateLog } from "./data-directory.ts";
import { requireDiskSpace, TO_GO_ON, TO_START } from "./disk-space.ts";
import { embeddedParts } from "./embedded-parts.ts";
import { explainFailure } from "./explain-failure.ts";
import { lockFolder } from "./instance-lock.ts";
import { createProcessList, endLeftovers, markOf } from "./leftovers.ts";
import { ownPrograms } from "./own-programs.ts";
import { requireFreePorts } from "./ports.ts";
import type { Reporter } from "./reporter.ts";
import { createSupervisor, type Supervisor } from "./supervisor.ts";
import { writeWhole } from "./write-whole.ts";

interface StackOptions {
  readonly environment: Environment;
  readonly version: string;
  readonly reporter: Reporter;
  /** Aborted when everything is to end. */
  readonly signal: AbortSignal;
}

/** Runs everything until the signal is aborted; throws, with nothing left running, where that cannot be done. */
export async function runStack(options: StackOptions): Promise<void> {
  const data = openDataDirectory(options.environment.DATA_DIR);
  const lock = lockFolder(data.file("lock"), data.path);
  try {
    claimVersion(data);
    await requireDiskSpace(data.path, TO_START);
    await superviseAll(options, data);
  } catch (error) {
    throw await explainFailure(error, data);
  } finally {
    lock.release();
  }
}

async function superviseAll({ environment, version, reporter, signal }: StackOptions, data: DataDirectory) {
  const began = Date.now();
  reporter.say(`Countersign ${version}, data in ${data.path}\n`);
  await endLeftovers(data.file("processes.json"), data.path);
  const embedded = await embeddedParts(environment, data);
  const provisioned = Promise.withResolvers<void>();
  const own = ownPrograms(environment, data, embedded.environment, provisioned.promise);
  await requireFreePorts([...embedded.ports, ...own.ports]);
  const addresses = { ...embedded.environment, PORT: String(environment.PORT) };
  writeWhole(data.file(KEPT_ADDRESSES), `${JSON.stringify(addresses, null, 2)}\n`);
  for (const part of [...embedded.parts, own.provision, ...own.parts]) rotateLog(data.logFile(part.name));

  // Asked to end while it was still looking around: an aborted signal tells nobody who listens from now on.
  if (signal.aborted) return;
  const ended = Promise.withResolvers<void>();
  signal.addEventListener("abort", () => ended.resolve());
  const supervisor: Supervisor = createSupervisor({
    reporter,
    logFile: data.logFile,
    mark: markOf(data.path),
    onStart: createProcessList(data.file("processes.json")).add,
    afterDeath: () => requireDiskSpace(data.path, TO_GO_ON),
    // A killed chain may have lost its last seconds, and with them contracts that were just deployed.
    afterReturn: async (part) => {
      if (part.name === "chain") await provision();
    },
    onGivingUp: ended.reject,
  });
  const provision = () => supervisor.run(own.provision.name, own.provision.program);

  async function prepare(): Promise<void> {
    await supervisor.startTogether(embedded.parts);
    const since = Date.now();
    await provision();
    reporter.ready(own.provision.name, Date.now() - since, "first");
    provisioned.resolve();
  }
  async function start(): Promise<void> {
    await Promise.all([prepare(), supervisor.startTogether(own.parts)]);
    reporter.say(addressList(environment, Date.now() - began));
  }
  try {
    await Promise.race([ended.promise, start().then(() => ended.promise)]);
    reporter.say("\nStopping…");
  } finally {
    await supervisor.stop();
  }
  reporter.say("Stopped.");
}
