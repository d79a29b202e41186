/** One environment variable: what it is for, what it may be, and how its text becomes a value. */
export interface Variable<T> {
  readonly about: string;
  readonly allowed: string;
  /** The default as the documentation shows it; undefined means "unset unless given". */
  readonly shownDefault: string | undefined;
  readonly secret: boolean;
  readonly fallback: T;
  /** Returns the value, or undefined where the text is not allowed. */
  parse(text: string): T | undefined;
}

function variable<T>(
  described: { about: string; secret?: boolean },
  allowed: string,
  shownDefault: string | undefined,
  fallback: T,
  parse: (text: string) => T | undefined,
): Variable<T> {
  return {
    about: described.about,
    allowed,
    shownDefault,
    secret: described.secret ?? false,
    fallback,
    parse,
  };
}

/** A variable that has a value even when the environment does not name it. */
export function given<T>(
  kind: Kind<T>,
  described: { about: string; default: NoInfer<T>; secret?: boolean },
): Variable<T> {
  const fallback = described.default;
  return variable(described, kind.allowed, kind.show(fallback), fallback, kind.parse);
}

/** A variable that may be left unset. */
export function optional<T>(
  kind: Kind<T>,
  described: { about: string; secret?: boolean },
): Variable<T | undefined> {
  return variable<T | undefined>(described, kind.allowed, undefined, undefined, kind.parse);
}

export interface Kind<T> {
  readonly allowed: string;
  parse(text: string): T | undefined;
  show(value: T): string;
}
