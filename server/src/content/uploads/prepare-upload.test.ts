import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage, type Storage } from '../../platform/files/storage.ts';
import { createThreadPool } from '../../platform/threads/thread-pool.ts';
import { prepareUpload } from './prepare-upload.ts';
import { sampleMp4 } from './video/sample-videos.fixture.ts';

const threads = createThreadPool();
let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'navor-upload-'));
  storage = createStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));
afterAll(() => threads.stop());

const upload = (content: Buffer | string, name: string, mayConvert = false) =>
  prepareUpload({ storage, threads }, { stream: ReadableStream.from([Buffer.from(content)]), name, mayConvert });
const incoming = () => readdir(join(root, '.incoming'));

describe('an upload', () => {
  it('is what its bytes say, whatever it calls itself', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    expect(await upload(png, 'krog.svg')).toMatchObject({ kind: 'ready', file: { is: 'picture', format: 'webp' } });
    expect(await incoming()).toEqual([]);
  });

  it('stays on the disk if it is a video, to be kept from there', async () => {
    const outcome = await upload(sampleMp4(), 'film.png');
    if (outcome.kind !== 'ready' || outcome.file.content.kind !== 'received') throw new Error(JSON.stringify(outcome));
    expect(await incoming()).toHaveLength(1);
    await storage.keep(outcome.file.content.file, 'public/courses/film.mp4');
    expect(await storage.sizeOf('public/courses/film.mp4')).toBe(sampleMp4().length);
  });

  it('is offered as it would become, and becomes so once its author agrees', async () => {
    const svg = '<svg viewBox="0 0 9 9"><path style="stroke:#000" d="M0 0"/></svg>';
    const offered = await upload(svg, 'x.svg');
    expect(offered).toMatchObject({ kind: 'convertible', changes: ['styles_inlined', 'colours_of_theme'] });
    const agreed = await upload(svg, 'x.svg', true);
    expect(agreed).toMatchObject({ kind: 'ready', file: { is: 'drawing', format: 'svg' } });
  });

  it.each([
    ['captions', `1\n00:00:01,000 --> 00:00:02,000\n${'{\\'.repeat(400_000)}`, 'x.srt'],
    ['a table', `a;b\n${';'.repeat(900_000)}`, 'x.csv'],
    ['a drawing', '<svg viewBox="0 0 1 1"><g/></svg>', 'x.svg'],
    ['a video', sampleMp4(), 'x.mp4'],
  ])('that is %s is looked through beside the thread that serves', async (_, content, name) => {
    const run = vi.spyOn(threads, 'run');
    await upload(content, name);
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  it.each([
    ['nothing', '', 'x.png', 'empty'],
    ['a page', '<html><script>alert(1)</script></html>', 'x.png', 'unknown_type'],
    ['a large page', `<html>${'x'.repeat(100_000)}`, 'x.mp4', 'unknown_type'],
    ['a drawing that is too large', `<svg>${' '.repeat(1_100_000)}</svg>`, 'x.svg', 'too_large'],
    ['a drawing with a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>', 'x.png', 'unsafe_drawing'],
    ['half a video', sampleMp4().subarray(0, 60), 'x.mp4', 'damaged'],
  ])('that is %s is refused, and nothing of it stays', async (_, content, name, reason) => {
    expect(await upload(content, name, true)).toMatchObject({ kind: 'refused', reason });
    expect(await incoming()).toEqual([]);
  });
});
