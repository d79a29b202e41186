export function missingPrograms(root: string): string[];
