import { createApiKey } from "./create-api-key.ts";
import { getProfile } from "./get-profile.ts";
import { listApiKeys } from "./list-api-keys.ts";
import { registerKey } from "./register-key.ts";
import { revokeApiKey } from "./revoke-api-key.ts";

export const apiKeyRoutes = [createApiKey, listApiKeys, registerKey, getProfile, revokeApiKey];
