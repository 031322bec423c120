import { readdir, readFile } from 'node:fs/promises';

/** The statements of a migration, to be run on rows from before it. */
export async function readMigration(name: string): Promise<string[]> {
  const folder = new URL('../../migrations/', import.meta.url);
  const file = (await readdir(folder)).find((each) => each.endsWith(`_${name}.sql`));
  if (!file) throw new Error(`There is no migration ${name}`);
  return (await readFile(new URL(file, folder), 'utf8')).split('--> statement-breakpoint');
}
