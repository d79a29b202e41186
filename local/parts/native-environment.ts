import { inheritedEnvironment } from "../../runtime/environment.ts";

/**
 * What a program that is not ours gets to see: none of our secrets, and none of the variables (PGDATA, TEMPORAL_…,
 * ANVIL_…) by which a user's shell would change what it does.
 */
export function nativeEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = inheritedEnvironment({});
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}) };
}
