import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below what Linux, macOS and Windows give to outgoing connections, which could take a port while its server is being started again. */
const FIRST = 20_000;
const LAST = 32_000;
const ATTEMPTS = 50;
/** Processes that ask at the same time mostly have numbers that differ by less, and choose among other ports. */
const APART = 16;

const given = new Set<number>();

/** A port of this machine that nobody listened on a moment ago, and that was not given before; hardly ever one that another process gets. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const port = FIRST + APART * randomInt((LAST - FIRST) / APART) + (process.pid % APART);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`Of ${ATTEMPTS} ports between ${FIRST} and ${LAST} none was free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
