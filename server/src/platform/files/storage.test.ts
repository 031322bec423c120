import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStorage, type Storage } from './storage.ts';

let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'navor-storage-'));
  storage = createStorage(join(root, 'files'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('storage', () => {
  it('gives back what was put, with its size', async () => {
    await storage.put('avatars/ana.txt', Buffer.from('Žagar'));
    const found = await storage.get('avatars/ana.txt');
    expect(await read(found)).toEqual({ size: 6, text: 'Žagar' });
  });

  it('has nothing under a key that was never put, or names a folder', async () => {
    await storage.put('avatars/ana.txt', Buffer.from('x'));
    expect(await storage.get('avatars/luka.txt')).toBeUndefined();
    expect(await storage.get('avatars')).toBeUndefined();
  });

  it('has nothing under a key that was removed; removing it again is no error', async () => {
    await storage.put('notes.txt', Buffer.from('x'));
    await storage.remove('notes.txt');
    await storage.remove('notes.txt');
    expect(await storage.get('notes.txt')).toBeUndefined();
  });

  it('lets a reader finish the old file while a new one takes its place', async () => {
    await storage.put('notes.txt', Buffer.from('the old text'));
    const old = await storage.get('notes.txt');
    await storage.put('notes.txt', Buffer.from('new'));
    const current = await storage.get('notes.txt');
    expect(await read(old)).toEqual({ size: 12, text: 'the old text' });
    expect(await read(current)).toEqual({ size: 3, text: 'new' });
  });

  it('tells the size of the very bytes it gives, while they are being replaced', async () => {
    await storage.put('notes.txt', Buffer.from('x'));
    let isWriting = true;
    const writing = (async () => {
      for (let length = 1; length <= 200; length += 1) await storage.put('notes.txt', Buffer.alloc(length, 'x'));
      isWriting = false;
    })();
    while (isWriting) {
      const found = await read(await storage.get('notes.txt'));
      expect(found?.text.length).toBe(found?.size);
    }
    await writing;
  });

  it('keeps one of several writings at once whole, and no drafts', async () => {
    const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000));
    await Promise.all(versions.map((version) => storage.put('notes.txt', Buffer.from(version))));
    const found = await storage.get('notes.txt');
    expect(versions).toContain((await read(found))?.text);
    expect(await readdir(join(root, 'files'))).toEqual(['notes.txt']);
  });

  it('leaves no draft behind when writing fails', async () => {
    await storage.put('folder/notes.txt', Buffer.from('x'));
    await expect(storage.put('folder', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(join(root, 'files'))).toEqual(['folder']);
  });

  it.each([
    ['that climbs', '../x'],
    ['that climbs half-way', 'avatars/../../x'],
    ['that is absolute', '/etc/passwd'],
    ['that is empty', ''],
    ['with an empty part', 'avatars//x'],
    ['that ends in a slash', 'avatars/'],
    ['that is encoded', '%2e%2e%2fx'],
    ['with a backslash', '..\\x'],
    ['with NUL', 'avatars/x\0.txt'],
    ['with a line break', 'x\n'],
    ['of a hidden file', '.secret'],
  ])('refuses a key %s', async (_, key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
    await expect(storage.get(key)).rejects.toThrow('Not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('Not a storage key');
    expect(await readdir(root)).toEqual([]);
  });
});

async function read(found: Awaited<ReturnType<Storage['get']>>) {
  return found && { size: found.size, text: await text(found.stream) };
}
