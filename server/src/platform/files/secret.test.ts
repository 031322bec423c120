import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret.ts';

let root: string;
let path: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'navor-secret-'));
  path = join(root, 'data', 'secret');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a kept secret', () => {
  it('is made once and then stays the same', async () => {
    const first = await readOrCreateSecret(path);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(await readOrCreateSecret(path)).toBe(first);
    expect(await readFile(path, 'utf8')).toBe(first);
  });

  it('is readable by its owner alone', async () => {
    await readOrCreateSecret(path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(root, 'data'))).mode & 0o777).toBe(0o700);
  });

  it('is one and the same for all who ask first at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const folder = join(root, String(round));
      const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecret(join(folder, 'secret'))));
      expect(new Set(secrets).size).toBe(1);
      expect(await readdir(folder)).toEqual(['secret']);
    }
  });

  it('is refused when its file is damaged, and left as it is', async () => {
    await readOrCreateSecret(path);
    await writeFile(path, 'half a sec');
    await expect(readOrCreateSecret(path)).rejects.toThrow(`${path} is damaged`);
    expect(await readFile(path, 'utf8')).toBe('half a sec');
  });
});
