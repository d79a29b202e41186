import { type DestinationStream, type Logger, pino } from "pino";

/** Field names whose values never reach a log line, at the top and one and two levels down. */
const SECRET_FIELDS = [
  "authorization",
  "cookie",
  "password",
  "secret",
  "signature",
  "token",
  "accessToken",
  "refreshToken",
  "apiKey",
  "privateKey",
  "encryptionKey",
  "userPrompt",
  "contextLogs",
  "data",
  "body",
];

export type { Logger };

/**
 * Structured lines on standard output. Errors are logged by name, code and our own message only:
 * client libraries put addresses, keys and headers into theirs, and stacks repeat messages.
 */
export function createLog(
  level: string,
  name: string,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    name,
    level,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: "[redacted]",
    },
    serializers: { err: describeError, error: describeError },
  };
  return pino(options, destination);
}

/** What may be said of an error in a log: its kind, its code, where it arose, and its message only where we wrote it. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    kind: error.name,
    ...(isOwn(error) ? { message: error.message } : {}),
    ...(code ? { code } : {}),
    at: placesOf(error),
  };
}

/** Failures of our own classes say whether trying again can help; libraries' errors do not. */
function isOwn(error: Error): boolean {
  return "retryable" in error && typeof error.retryable === "boolean";
}

/** The stack's places without its message, which may quote what it was given. */
function placesOf(error: Error): string[] {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim().slice(3));
}
