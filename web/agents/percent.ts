/** A share of 1 for people; null while there is nothing to have a share of. */
export function percent(share: number | null): string {
  return share === null ? "nothing is decided yet" : `${Math.round(share * 100)} %`;
}
