import { SigningKey } from "./entities/signing-key.ts";

/** Every table of the service. */
export const entities = [SigningKey];
