import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStorage, type Storage } from './storage.ts';

let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'navor-receive-'));
  storage = createStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const incoming = () => readdir(join(root, '.incoming'));
const pieces = (...list: (string | Uint8Array)[]) => ReadableStream.from(list.map((piece) => Buffer.from(piece)));

async function received(stream: ReadableStream<Uint8Array>, limitOf = (_: Buffer) => 1_000_000) {
  const reception = await storage.receive(stream, limitOf);
  if (reception.kind !== 'received') throw new Error(reception.kind);
  return reception.file;
}

describe('a file that is received', () => {
  it('lies on the disk whole, with its size and hash', async () => {
    const file = await received(pieces('Ohmov ', 'zakon'));
    expect(await readFile(file.path, 'utf8')).toBe('Ohmov zakon');
    expect(file.size).toBe(11);
    expect(file.sha256).toBe(createHash('sha256').update('Ohmov zakon').digest('hex'));
  });

  it('is there under its key once it is kept', async () => {
    await storage.keep(await received(pieces('x')), 'public/courses/x.mp4');
    const found = await storage.get('public/courses/x.mp4');
    expect(found && (await text(found.stream))).toBe('x');
    expect(await incoming()).toEqual([]);
  });

  it('is gone once it is discarded', async () => {
    const file = await received(pieces('x'));
    await file.discard();
    expect(await incoming()).toEqual([]);
  });

  it('is judged by its first bytes, however they come', async () => {
    const heads: number[] = [];
    await received(pieces(...Array.from({ length: 5000 }, () => 'x')), (head) => {
      heads.push(head.length);
      return 1_000_000;
    });
    await received(pieces('short'), (head) => {
      heads.push(head.length);
      return 10;
    });
    expect(heads).toEqual([4096, 5]);
  });

  it.each([
    ['as soon as it outgrows its limit', pieces('x'.repeat(5000), 'y'.repeat(5000)), 6000],
    ['at its end', pieces('abc'), 2],
    ['although its sender never stops', endless(), 10_000],
  ])('is refused %s, and nothing of it stays', async (_, stream, limit) => {
    expect(await storage.receive(stream, () => limit)).toEqual({ kind: 'too-large', limit });
    expect(await incoming()).toEqual([]);
  });

  it('leaves nothing behind when its sender goes away', async () => {
    let sent = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 3) controller.error(new Error('gone'));
        else controller.enqueue(Buffer.alloc(5000));
      },
    });
    expect(await storage.receive(stream, () => 1_000_000)).toEqual({ kind: 'interrupted' });
    expect(await incoming()).toEqual([]);
  });

  it('is removed later if nobody decided on it', async () => {
    const old = await received(pieces('old'));
    await received(pieces('new'));
    await utimes(old.path, new Date('2020-01-01'), new Date('2020-01-01'));
    await storage.removeAbandoned(new Date('2020-01-02'));
    const left = await Promise.all((await incoming()).map((name) => readFile(join(root, '.incoming', name), 'utf8')));
    expect(left).toEqual(['new']);
  });
});

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });
}
