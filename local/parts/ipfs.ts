import type { Part } from "../part.ts";
import { createNodeProgram } from "./node-program.ts";

interface IpfsOptions {
  readonly dataDirectory: string;
  readonly port: number;
}

export function createIpfs({ dataDirectory, port }: IpfsOptions): Part & { readonly url: string } {
  const part = createNodeProgram({
    name: "ipfs",
    main: "local/ipfs-node/main.ts",
    dataDirectory,
    environment: { IPFS_PORT: String(port), DATA_DIR: dataDirectory },
  });
  return { ...part, url: `http://127.0.0.1:${port}` };
}
