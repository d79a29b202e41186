import { type Server, startIpfs } from "../stack/stack.ts";

let server: Promise<Server> | undefined;
let isDown = false;

/** What it holds is known by its content alone, so all worlds of a process share it; up, whatever a test did to it. */
export async function ipfsOfTheRun(): Promise<Server> {
  server ??= startIpfs().then((started) => ({
    ...started,
    async kill() {
      isDown = true;
      await started.kill();
    },
    async restart() {
      await started.restart();
      isDown = false;
    },
  }));
  const running = await server;
  if (isDown) await running.restart();
  return running;
}
