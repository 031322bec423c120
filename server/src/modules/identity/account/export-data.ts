import { strToU8, zipSync } from 'fflate';
import { collectPersonalData } from '../../../platform/personal-data.ts';
import type { Services } from '../../../platform/services.ts';

/** Everything the installation knows about somebody: a JSON file for each kind of data, and the files they uploaded. */
export async function exportData({ db, storage, personalTables }: Services, ownerId: string): Promise<File> {
  const content: Record<string, Uint8Array> = {};
  for (const { name, rows, files } of await collectPersonalData(db, personalTables, ownerId)) {
    content[`data/${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
    for (const key of files) {
      const file = await storage.get(key);
      if (file)
        content[`files/${key.split('/').at(-1)}`] = new Uint8Array(await new Response(file.stream).arrayBuffer());
    }
  }
  const day = new Date().toISOString().slice(0, 10);
  // Typed anew, because the library's type leaves open what kind of memory is behind it.
  return new File([new Uint8Array(zipSync(content))], `navor-${day}.zip`, { type: 'application/zip' });
}
