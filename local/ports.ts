import { createServer, type Server } from "node:net";
import { CannotStart } from "../runtime/cannot-start.ts";

export interface WantedPort {
  readonly port: number;
  readonly host: string;
  /** Who wants it, as in "the API". */
  readonly who: string;
  /** The variable that changes it. */
  readonly variable: string;
}

/** Takes every port for a moment, all at once, so that two parts that want the same one are noticed too. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const taken: Server[] = [];
  try {
    for (const each of wanted) taken.push(await take(each));
  } finally {
    await Promise.all(taken.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}

function take({ port, host, who, variable }: WantedPort): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("listening", () => resolve(server));
    server.once("error", (error) => {
      const why =
        "code" in error && error.code === "EADDRINUSE" ? "is taken" : `cannot be had (${error.message})`;
      reject(
        new CannotStart(`Port ${port}, which ${who} wants, ${why}: free it or set ${variable} to another.`),
      );
    });
    server.listen({ port, host, exclusive: true });
  });
}
