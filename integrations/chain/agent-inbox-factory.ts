import { getAddress, keccak256, toUtf8Bytes } from "ethers";
import { allowSubmitter } from "./agent-inbox.ts";
import { agentInboxFactoryAbi } from "./artefacts.ts";
import { writeKey } from "./chain-write.ts";
import type { ChainWriter } from "./chain-writer.ts";
import { contractCall } from "./contract-call.ts";
import { eventArguments } from "./event-arguments.ts";

/**
 * Makes the inbox of a verification service whose OpenPGP key is `publicKey` (armoured text). The writer's signer
 * owns it, since only the owner answers requests, and is allowed to submit to it. Asked again, it is the same inbox.
 */
export async function createAgentInbox(
  writer: ChainWriter,
  factory: string,
  publicKey: string,
): Promise<{ inbox: string; hash: string }> {
  const owner = writer.signer.address;
  const key = toUtf8Bytes(publicKey);
  const call = contractCall(agentInboxFactoryAbi, factory, "createAgentInbox", [owner, key]);
  const { hash, logs } = await writer.write({
    ...call,
    key: writeKey("create-inbox", factory, keccak256(key)),
  });
  const created = eventArguments(agentInboxFactoryAbi, "AgentInboxCreated", factory, logs);
  const inbox = getAddress(String(created.inbox));
  await writer.write(allowSubmitter(inbox, owner));
  return { inbox, hash };
}
