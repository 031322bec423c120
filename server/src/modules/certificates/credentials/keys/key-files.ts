import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../../../../platform/config.ts';
import { keyIdOf, multikeyOf } from './multikey.ts';

/** The private half of a key, or nothing where its file is not here. What is there but is not that key is an error. */
export async function readPrivateKey(dataDir: string, id: string): Promise<KeyObject | undefined> {
  const path = pathOf(dataDir, id);
  const text = await readIfThere(path);
  if (text === undefined) return undefined;
  const key = parsed(text);
  if (key?.asymmetricKeyType === 'ed25519' && keyIdOf(createPublicKey(key)) === id) return key;
  throw new ConfigError(
    `DATA_DIR: ${path} is damaged: put it back from a backup, or remove it to have credentials signed by a new key`,
  );
}

/** Makes a key and keeps its private half, for the user of this process alone. */
export async function createKeyFile(
  dataDir: string,
): Promise<{ id: string; publicKey: string; privateKey: KeyObject }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = keyIdOf(publicKey);
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  await writeWhole(pathOf(dataDir, id), privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
  return { id, publicKey: multikeyOf(publicKey), privateKey };
}

export async function removeKeyFile(dataDir: string, id: string): Promise<void> {
  await rm(pathOf(dataDir, id), { force: true });
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'credential-keys');
}

function pathOf(dataDir: string, id: string): string {
  return join(folderOf(dataDir), `${id}.pem`);
}

/** Written aside and then linked into place: nobody ever reads half of one, whenever the machine stops. */
async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parsed(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
}
