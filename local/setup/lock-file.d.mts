interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
}

export function missingOptionalPackages(
  packages: Readonly<Record<string, LockedPackage>>,
): { name: string; version: string; dev: boolean }[];
