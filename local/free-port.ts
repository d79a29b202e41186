import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:net";

/** Below what Linux, macOS and Windows give to outgoing connections, which could take a port while its server is being started again. */
const FIRST = 20_000;
const HOW_MANY = 6000;
const ATTEMPTS = 50;

/**
 * A port of this machine that nobody listens on, and that nobody else is given for as long as this process lives. A server that is
 * being started again leaves its port free for a moment, so looking whether it is free is not enough: whoever was given it
 * listens on its partner among the next 6,000, which the system takes back when the process ends, however it ends.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const port = FIRST + randomInt(HOW_MANY);
    const claim = await listen(port + HOW_MANY);
    if (!claim) continue;
    const probe = await listen(port);
    if (probe) {
      claim.unref();
      await new Promise((resolve) => probe.close(resolve));
      return port;
    }
    claim.close();
  }
  throw new Error(`Of ${ATTEMPTS} ports between ${FIRST} and ${FIRST + HOW_MANY} none was free.`);
}

/** Nothing where somebody else listens. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => resolve(server));
  });
}
