import { randomBytes } from "node:crypto";
import { MikroORM } from "@mikro-orm/postgresql";
import { freePort } from "../../local/free-port.ts";
import type { Part } from "../../local/part.ts";
import { createChain } from "../../local/parts/chain.ts";
import { createIpfs } from "../../local/parts/ipfs.ts";
import { createPostgres } from "../../local/parts/postgres.ts";
import { createSimulators } from "../../local/parts/simulators.ts";
import { createTemporal } from "../../local/parts/temporal.ts";
import type { RunningProgram } from "../../local/program.ts";
import { findTemporal } from "../../local/setup/temporal-binary.mjs";
import { createThrowAway, type ThrowAway } from "./throw-away.ts";

const ATTEMPTS = 3;

export interface Server {
  readonly url: string;
  /** Kills it outright, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** Its `url` is the custody provider's. */
export interface Simulators extends Server {
  readonly walletProviderUrl: string;
}

export interface TemporalServer {
  readonly address: string;
  readonly uiUrl: string;
}

let throwAway: Promise<ThrowAway> | undefined;
let postgres: Promise<string> | undefined;
let temporal: Promise<TemporalServer> | undefined;
let ends: (() => Promise<void>)[] = [];

/** The address of a new database on the run's own PostgreSQL, empty or a copy of another, which nobody may be connected to. */
export async function freshDatabase({ copyOf }: { copyOf?: string } = {}): Promise<string> {
  postgres ??= startPostgres();
  const url = new URL(await postgres);
  const name = `test_${randomBytes(6).toString("hex")}`;
  const orm = await MikroORM.init({
    clientUrl: url.href,
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
  const template = copyOf ? ` template ${new URL(copyOf).pathname.slice(1)}` : "";
  await orm.em.getConnection().execute(`create database ${name}${template}`);
  await orm.close(true);
  url.pathname = name;
  return url.href;
}

/** The run's one Temporal server; tests keep apart by namespaces or task queues of their own. */
export function temporalServer(): Promise<TemporalServer> {
  temporal ??= startTemporal();
  return temporal;
}

/** An Ethereum node of the caller's own, with ten funded development accounts. */
export async function startChain(options: { chainId?: number } = {}): Promise<Server> {
  const directory = (await room()).folder("chain");
  return serve((port) => createChain({ directory, port, writeEverySeconds: 1, ...options }));
}

/** An IPFS node of the caller's own, speaking the kubo RPC. */
export async function startIpfs(): Promise<Server> {
  const dataDirectory = (await room()).folder("ipfs");
  return serve((port) => createIpfs({ dataDirectory, port }));
}

/** The simulated vendors as a process of the caller's own, executing on the chain at this address. */
export async function startSimulators(chainUrl: string): Promise<Simulators> {
  const dataDirectory = (await room()).folder("simulators");
  const walletProviderPort = await freePort();
  const server = await serve((custodyPort) => {
    const part = createSimulators({ dataDirectory, chainUrl, walletProviderPort, custodyPort });
    return { ...part, url: part.custodyUrl };
  });
  return { ...server, walletProviderUrl: `http://127.0.0.1:${walletProviderPort}` };
}

/** A new, empty folder that is gone after the run. */
export async function throwAwayFolder(name: string): Promise<string> {
  return (await room()).folder(name);
}

/** Whatever the tests of this process, and programs that they start, put into the system's temporary folder goes with the run. */
export async function keepTemporaryFiles(): Promise<void> {
  process.env.TMPDIR = (await room()).root;
}

/** What a whole run shares and must close. A process that only runs files beside others ends without it. */
export function atEnd(end: () => Promise<void>): void {
  ends.push(end);
}

/** Ends whatever was started; called once, when the run is over. */
export async function endStack(): Promise<void> {
  const last = ends;
  ends = [];
  await Promise.all(last.map((end) => end()));
  const started = throwAway;
  throwAway = postgres = temporal = undefined;
  await (await started)?.end();
}

function room(): Promise<ThrowAway> {
  throwAway ??= createThrowAway();
  return throwAway;
}

async function startPostgres(): Promise<string> {
  const { folder } = await room();
  const { part } = await startOnFreePort((port) =>
    createPostgres({ directory: folder("postgres"), port, throwAway: true }),
  );
  return part.url;
}

async function startTemporal(): Promise<TemporalServer> {
  const binary = findTemporal();
  if (!binary) throw new Error("There is no Temporal server yet: node local/setup/prepare.mjs fetches it.");
  const { folder } = await room();
  const uiPort = await freePort();
  const { part } = await startOnFreePort((port) =>
    createTemporal({
      binary,
      databaseFile: `${folder("temporal")}/temporal.db`,
      namespace: "default",
      port,
      uiPort,
      // Workflows that never end go on as new ones within seconds instead of hours, and deleted ones are gone as quickly.
      settings: [
        "limit.historyCount.suggestContinueAsNew=200",
        'history.transferProcessorUpdateAckInterval="1s"',
        'history.visibilityProcessorUpdateAckInterval="1s"',
      ],
    }),
  );
  return { address: part.address, uiUrl: `http://127.0.0.1:${uiPort}` };
}

async function serve(create: (port: number) => Part & { readonly url: string }): Promise<Server> {
  const { start } = await room();
  let { part, program } = await startOnFreePort(create);
  /** Until it ends, be it with the whole run. */
  function tend(): void {
    const leave = part.tend?.();
    if (leave) void program.ended.then(leave);
  }
  tend();
  return {
    url: part.url,
    async kill() {
      program.kill();
      await program.ended;
    },
    async restart() {
      program = await start(part);
      tend();
    },
    stop: () => program.stop(part.stopSignal, 5000),
  };
}

/** Another program may take a free port before ours does; then another port is tried. */
async function startOnFreePort<P extends Part>(
  create: (port: number) => P | Promise<P>,
): Promise<{ part: P; program: RunningProgram }> {
  const { start } = await room();
  for (let attempt = 1; ; attempt++) {
    const part = await create(await freePort());
    try {
      return { part, program: await start(part) };
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
