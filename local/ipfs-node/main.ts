import { join } from "node:path";
import { CannotStart } from "../../runtime/cannot-start.ts";
import { runProcess } from "../../runtime/run-process.ts";
import { startIpfsNode } from "./start-ipfs-node.ts";

await runProcess("ipfs", async ({ environment, log, onStop }) => {
  const port = environment.IPFS_PORT;
  const node = await startIpfsNode({ folder: join(environment.DATA_DIR, "ipfs"), port, log }).catch(
    (error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
        throw new CannotStart(`Port ${port} is taken: free it or set IPFS_PORT to another.`);
      throw error;
    },
  );
  onStop(() => node.close());
});
