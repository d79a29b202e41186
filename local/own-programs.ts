import type { Environment } from "../runtime/environment.ts";
import type { DataDirectory } from "./data-directory.ts";
import type { Part } from "./part.ts";
import { createNodeProgram } from "./parts/node-program.ts";
import type { WantedPort } from "./ports.ts";

export interface OwnPrograms {
  /** Migrations, keys, contracts, search attributes: runs to its end before the others begin. */
  readonly provision: Part;
  readonly parts: readonly Part[];
  readonly ports: readonly WantedPort[];
}

/** The programs of Countersign itself, with the addresses of the parts that they use. */
export function ownPrograms(
  environment: Environment,
  data: DataDirectory,
  addresses: NodeJS.ProcessEnv,
  provisioned: Promise<void>,
): OwnPrograms {
  const program = (name: string, main: string, needs?: Promise<void>) =>
    createNodeProgram({
      name,
      main,
      dataDirectory: data.path,
      environment: { ...addresses, DATA_DIR: data.path },
      ...(needs ? { needs } : {}),
    });

  const parts = [
    program("api", "api/main.ts", provisioned),
    program("worker", "workers/main.ts", provisioned),
  ];
  const ports: WantedPort[] = [
    { port: environment.PORT, host: environment.HOST, who: "the API", variable: "PORT" },
  ];
  if (!environment.VALIDATOR_URL) {
    parts.push(program("validator", "validator/main.ts"));
    const { VALIDATOR_PORT: port, VALIDATOR_HOST: host } = environment;
    ports.push({ port, host, who: "the validator", variable: "VALIDATOR_PORT" });
  }
  return { provision: program("provision", "commands/provision.ts"), parts, ports };
}
