export function readFromZip(zip: Buffer, ending: string): Buffer;
