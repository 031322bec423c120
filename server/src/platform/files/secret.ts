import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from '../config.ts';

/** Reads a secret kept in a file, making it on first use; two processes that start at once agree on one. */
export async function readOrCreateSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const secret = (await readIfThere(path)) ?? (await makeSecret(path));
  if (secret.length < 32) throw new ConfigError(`SECRET: ${path} is damaged: remove it to have a new secret made`);
  return secret;
}

/** Written aside and then linked into place, which only the first of several can do: nobody ever reads half of one. */
async function makeSecret(path: string): Promise<string> {
  const draft = `${path}.${randomUUID()}.draft`;
  const secret = randomBytes(32).toString('base64url');
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(secret);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path);
    return secret;
  } catch (error) {
    const winner = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await readIfThere(path) : undefined;
    if (winner === undefined) throw error;
    return winner;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
