import { readFileSync } from "node:fs";
import { CannotStart } from "../runtime/cannot-start.ts";

interface TlsOptions {
  readonly rejectUnauthorized: boolean;
  readonly ca?: string;
}

/** The TLS that DATABASE_URL asks for by libpq's `sslmode` and `sslrootcert`, which the ORM itself would pass over in silence. */
export function tlsOf(url: string): TlsOptions | false {
  const { searchParams } = new URL(url);
  const mode = searchParams.get("sslmode") ?? "disable";
  if (mode === "disable") return false;
  if (mode === "no-verify") return { rejectUnauthorized: false };
  if (!["require", "verify-ca", "verify-full"].includes(mode)) {
    throw new CannotStart(
      "sslmode in DATABASE_URL must be disable, no-verify, require, verify-ca or verify-full.",
    );
  }
  const certificate = searchParams.get("sslrootcert");
  return { rejectUnauthorized: true, ...(certificate ? { ca: readFileSync(certificate, "utf8") } : {}) };
}
