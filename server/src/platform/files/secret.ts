import { randomBytes } from 'node:crypto';
import { ConfigError } from '../config.ts';
import { createPrivateFile, readIfThere } from './private-file.ts';

/** Reads a secret kept in a file, making it on first use; two processes that start at once agree on one. */
export async function readOrCreateSecret(path: string): Promise<string> {
  const secret = (await readSecret(path)) ?? (await makeSecret(path));
  if (secret.length < 32) throw new ConfigError(`SECRET: ${path} is damaged: remove it to have a new secret made`);
  return secret;
}

async function makeSecret(path: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  try {
    await createPrivateFile(path, secret);
    return secret;
  } catch (error) {
    const winner = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await readSecret(path) : undefined;
    if (winner === undefined) throw error;
    return winner;
  }
}

async function readSecret(path: string): Promise<string | undefined> {
  return (await readIfThere(path))?.trim();
}
