/** Whom a signing request is for. */
export interface CsrSubject {
  readonly commonName: string;
  readonly organization: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
  readonly organizationalUnit?: string;
  readonly state?: string;
  readonly locality?: string;
  readonly email?: string;
}

/** X.520's upper bounds, and PKCS #9's for the e-mail address. */
const LONGEST: Record<keyof CsrSubject, number> = {
  commonName: 64,
  organization: 64,
  country: 2,
  organizationalUnit: 64,
  state: 128,
  locality: 128,
  email: 255,
};
const EMAIL = /^[!-?A-~]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/;
/** Control characters, and the ones that change how a line of text reads. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The first field that cannot stand in a signing request, and why; undefined where all can. */
export function subjectProblem(
  subject: CsrSubject,
): { readonly field: keyof CsrSubject; readonly message: string } | undefined {
  for (const field of Object.keys(LONGEST) as (keyof CsrSubject)[]) {
    const message = fieldProblem(field, subject[field]);
    if (message !== undefined) return { field, message };
  }
  return undefined;
}

function fieldProblem(field: keyof CsrSubject, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value.trim() === "" || value !== value.trim())
    return `${field} must not be empty nor begin or end with white space.`;
  if ([...value].length > LONGEST[field]) return `${field} may have at most ${LONGEST[field]} characters.`;
  if (UNPRINTABLE.test(value)) return `${field} must hold printable characters only.`;
  if (field === "country" && !/^[A-Z]{2}$/.test(value))
    return "country must be two capital letters, such as DE.";
  if (field === "email" && !EMAIL.test(value)) return "email must be an e-mail address in ASCII.";
  return undefined;
}
