import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below what Linux, macOS and Windows give to outgoing connections, which could take a port while its server is being started again. */
const FIRST = 20_000;
const LAST = 32_000;
const ATTEMPTS = 50;

/** A port of this machine that nobody listened on a moment ago; whoever asks at the same time hardly ever gets the same. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
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
