import { readTextFile } from '../../../content/files/text-file.ts';

export function isTable(path: string): boolean {
  return /^tables\/[a-z0-9-]+\.csv$/.test(path);
}

/** The data of a table that a text shows. */
export function tableIn(files: ReadonlyMap<string, Buffer>, path: string): string | undefined {
  const bytes = isTable(path) ? files.get(path) : undefined;
  return bytes && readTextFile(bytes).text;
}
