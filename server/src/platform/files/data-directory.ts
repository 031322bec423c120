import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { ConfigError } from '../config.ts';

/** Makes the folder of everything that is kept, or says in one line why it cannot be used. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    // A file system that is read-only refuses even root, whom permissions do not stop.
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(directory, error as Error);
  }
}

/** As `mkdir` does with `recursive`, which never returns below folders such as /proc where nothing can be made. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    // Another start may have made it in the meantime.
    await mkdir(path, { mode: 0o700 }).catch((again) => {
      if (again.code !== 'EEXIST') throw again;
    });
  }
}

/** The system's and PostgreSQL's codes for a disk that is full, read-only or broken. */
const diskFailures = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', '53100', '58030']);

/** An error of the disk below the data folder, as one line that names DATA_DIR and the reason; any other as it is. */
export function blameDataDirectory(directory: string, error: unknown): unknown {
  if (error instanceof ConfigError) return error;
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, path } = each as NodeJS.ErrnoException;
    const isOfFolder = path !== undefined && `${resolve(path)}${sep}`.startsWith(`${resolve(directory)}${sep}`);
    if (!isOfFolder && !diskFailures.has(code ?? '')) continue;
    return unusable(directory, each);
  }
  return error;
}

function unusable(directory: string, { message }: Error): ConfigError {
  return new ConfigError(`DATA_DIR: ${directory} cannot be used: ${message}`);
}
