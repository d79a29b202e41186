/** The words as they are meant, where one is written for another: "don't accept less then 0.2 WETH". */
export function asMeant<Cut extends { lower: string }>(lexemes: readonly Cut[]): readonly Cut[] {
  return lexemes.map((lexeme, at) => {
    const isThan =
      lexeme.lower === "then" &&
      /^(?:less|more|fewer|lower|higher|greater)$/.test(lexemes[at - 1]?.lower ?? "") &&
      /^[\d.]/.test(lexemes[at + 1]?.lower ?? "");
    return isThan ? { ...lexeme, lower: "than" } : lexeme;
  });
}
