import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createPrivateFile, readIfThere } from '../../../../platform/files/private-file.ts';
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
    const text = await readIfThere(path);
    if (text === undefined) return { kind: 'missing' };
    const privateKey = createPrivateKey(text);
    const isThatKey = privateKey.asymmetricKeyType === 'ed25519' && keyIdOf(createPublicKey(privateKey)) === id;
    return isThatKey ? { kind: 'read', privateKey } : { kind: 'unreadable', path };
  } catch {
    return { kind: 'unreadable', path };
  }
}

/** Makes a key and keeps its private half. */
export async function createKeyFile(
  dataDir: string,
): Promise<{ id: string; publicKey: string; privateKey: KeyObject }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = keyIdOf(publicKey);
  await createPrivateFile(pathOf(dataDir, id), privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
  return { id, publicKey: multikeyOf(publicKey), privateKey };
}

export async function removeKeyFile(dataDir: string, id: string): Promise<void> {
  await rm(pathOf(dataDir, id), { force: true });
}

function pathOf(dataDir: string, id: string): string {
  return join(dataDir, 'credential-keys', `${id}.pem`);
}
