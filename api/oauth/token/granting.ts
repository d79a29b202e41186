import type { Static } from "typebox";
import type { OAuthClientRow } from "../../../db/oauth/clients.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { TokenAnswer } from "./token-answer.ts";
import type { TokenRequest } from "./token-request.ts";

/** One grant type: what a client presents becomes tokens. */
export type Granting = (
  request: Static<typeof TokenRequest>,
  client: OAuthClientRow,
  deps: Dependencies,
) => Promise<Static<typeof TokenAnswer>>;
