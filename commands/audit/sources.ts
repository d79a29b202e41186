import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import type { Cipher } from "../../db/secrets/cipher.ts";
import type { ChainNode } from "../../integrations/chain/chain-node.ts";
import type { Ipfs } from "../../integrations/ipfs/create-ipfs.ts";
import type { Sealer } from "../../integrations/pgp/create-sealer.ts";
import type { Engine } from "../../validator/engine/engine.ts";
import type { ReadSighting } from "./chain-sighting.ts";

/** What an audit does again; it needs no service. */
export interface AuditTools {
  /** The arbiter of today, to judge again. */
  readonly engine: Engine;
  /** Replays a history, as JSON, on today's workflow code; rejects where that would do something else. */
  replay(history: string, workflowId: string): Promise<void>;
}

/** Everything that an audit looks at. */
export interface AuditSources extends AuditTools {
  readonly database: Database;
  readonly cipher: Cipher;
  readonly sealer: Sealer;
  readonly ipfs: Ipfs;
  readonly node: ChainNode;
  readonly sighting: ReadSighting;
  readonly temporal: Client;
}
