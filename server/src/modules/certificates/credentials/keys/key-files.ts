import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keyIdOf, multikeyOf } from './multikey.ts';

export type KeyFile =
  | { kind: 'read'; privateKey: KeyObject }
  | { kind: 'missing' }
  /** There is something, but it is not that key, or this process may not read it. */
  | { kind: 'unreadable'; path: string };

/** The private half of a key, where its file is here. */
export async function readKeyFile(dataDir: string, id: string): Promise<KeyFile> {
  const path = pathOf(dataDir, id);
  try {
    const privateKey = createPrivateKey(await readFile(path, 'utf8'));
    const isThatKey = privateKey.asymmetricKeyType === 'ed25519' && keyIdOf(createPublicKey(privateKey)) === id;
    return isThatKey ? { kind: 'read', privateKey } : { kind: 'unreadable', path };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? { kind: 'missing' } : { kind: 'unreadable', path };
  }
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
