import { join } from "node:path";
import { inheritedEnvironment } from "../../runtime/environment.ts";
import type { Part } from "../part.ts";

const ROOT = join(import.meta.dirname, "..", "..");

interface NodeProgramOptions {
  readonly name: string;
  /** Path of the program, from the project's root. */
  readonly main: string;
  readonly dataDirectory: string;
  /** What it finds in its environment besides our own. */
  readonly environment: NodeJS.ProcessEnv;
  /** What it needs before it may begin; its code is loaded meanwhile. */
  readonly needs?: Promise<void>;
}

/** One of our own programs: told to begin and saying "ready" over an IPC channel, and ending when that closes. */
export function createNodeProgram(options: NodeProgramOptions): Part {
  const { name, main, dataDirectory, environment, needs } = options;
  return {
    name,
    stopSignal: "SIGTERM",
    program: {
      file: process.execPath,
      // The title shows in ps which program of which data directory this is, and proves it to the next start.
      args: [`--title=countersign ${name} ${dataDirectory}`, join(ROOT, main), ...(needs ? ["--held"] : [])],
      // Compiled code kept from the last start halves the work of loading modules; whoever starts us may keep it elsewhere.
      env: {
        NODE_COMPILE_CACHE: join(dataDirectory, "compile-cache"),
        ...inheritedEnvironment(environment),
      },
      ipc: true,
    },
    async ready(running) {
      await needs;
      if (needs) running.tellToBegin();
      await running.saidReady;
    },
  };
}
