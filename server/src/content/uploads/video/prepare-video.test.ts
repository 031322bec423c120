import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../../../platform/files/storage.ts';
import { createThreadPool } from '../../../platform/threads/thread-pool.ts';
import { prepareVideo } from './prepare-video.ts';
import { box, element, fileType, sampleMp4, sampleWebm, track } from './sample-videos.fixture.ts';

const threads = createThreadPool();
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'navor-video-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));
afterAll(() => threads.stop());

async function prepare(bytes: Buffer, format: 'mp4' | 'webm') {
  const reception = await createStorage(root).receive(ReadableStream.from([bytes]), () => 3_000_000);
  if (reception.kind !== 'received') throw new Error(reception.kind);
  const outcome = await prepareVideo({ threads }, reception.file, format);
  return { outcome, received: reception.file, bytes: await readFile(reception.file.path) };
}

describe('an MP4', () => {
  it('of the starter content is playable, and hashed as it is then', async () => {
    const file = 'content/courses/osnove-elektrotehnike/media/elektroni.mp4';
    const source = await readFile(new URL(`../../../../../${file}`, import.meta.url));
    const { outcome, bytes } = await prepare(source, 'mp4');
    expect(outcome).toMatchObject({ kind: 'ready', file: { is: 'video', format: 'mp4' } });
    expect(bytes.length).toBe(source.length);
  });

  it('without notes stays as it is', async () => {
    const source = sampleMp4();
    const { outcome, bytes, received } = await prepare(source, 'mp4');
    expect(outcome).toEqual({
      kind: 'ready',
      file: { is: 'video', format: 'mp4', changes: [], content: { kind: 'received', file: received } },
    });
    expect(bytes).toEqual(source);
  });

  it('no longer tells where it was recorded, and everything else stays in its place', async () => {
    const place = box('udta', box('\xa9xyz', '+46.0569+014.5058/'));
    const source = sampleMp4({ notes: [place, box('meta', 'Anin telefon')] });
    const { outcome, bytes, received } = await prepare(source, 'mp4');
    expect(outcome).toMatchObject({ kind: 'ready', file: { changes: ['metadata_removed'] } });
    expect(bytes.includes('+46.0569')).toBe(false);
    expect(bytes.includes('Anin telefon')).toBe(false);
    expect(bytes.length).toBe(source.length);
    expect(bytes.indexOf('pictures')).toBe(source.indexOf('pictures'));
    const hash =
      outcome.kind === 'ready' && outcome.file.content.kind === 'received' && outcome.file.content.file.sha256;
    expect(hash).not.toBe(received.sha256);
  });

  it('no longer tells when it was recorded', async () => {
    const times = Buffer.from('00000000e2b1c0ffe2b1c1ff', 'hex');
    const source = Buffer.concat([
      fileType,
      box('moov', box('mvhd', times, Buffer.alloc(88)), track('vide', 'avc1')),
      box('mdat', 'pictures'),
    ]);
    const { outcome, bytes } = await prepare(source, 'mp4');
    expect(outcome).toMatchObject({ kind: 'ready', file: { changes: ['metadata_removed'] } });
    expect(bytes.includes(times.subarray(4))).toBe(false);
  });

  it.each(['sbtl', 'meta', 'text'])('loses the places that a camera wrote into a track of %s', async (handler) => {
    const telemetry = ['GPS 46.0569,14.5058', 'GPS 46.0570,14.5060', 'GPS 46.0571,14.5061'];
    const source = filmWithTelemetry(handler, telemetry);
    const { outcome, bytes } = await prepare(source, 'mp4');
    expect(outcome).toMatchObject({ kind: 'ready', file: { changes: ['metadata_removed'] } });
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes(handler)).toBe(false);
    expect(bytes.indexOf('pictures')).toBe(source.indexOf('pictures'));
    expect((await prepare(bytes, 'mp4')).outcome).toMatchObject({ file: { changes: [] } });
  });

  it('whose boxes are nested without end is refused, not searched without end', async () => {
    let nested: Buffer = box('trak');
    for (let depth = 0; depth < 500; depth++) nested = box('trak', nested);
    const { outcome } = await prepare(sampleMp4({ tracks: [nested] }), 'mp4');
    expect(outcome).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['a thousand samples of the same bytes', [hiddenTrack({ samples: 1000, sampleLength: 400, at: 0 })]],
    ['more tracks than anybody records', Array.from({ length: 20 }, () => hiddenTrack({ samples: 400_000, at: 0 }))],
    ['boxes without number', Array.from({ length: 30 }, () => box('trak', ...Array<Buffer>(9000).fill(box('free'))))],
  ])('that claims %s is refused before any of it is written over', async (_, hidden) => {
    const source = sampleMp4({
      tracks: [track('vide', 'avc1'), ...hidden],
      data: box('mdat', Buffer.alloc(1000, 'x')),
    });
    const { outcome, bytes } = await prepare(source, 'mp4');
    expect(outcome).toEqual({ kind: 'refused', reason: 'damaged', details: [] });
    expect(bytes.equals(source)).toBe(true);
  });

  it.each([
    [
      'with a track of places',
      sampleMp4({ tracks: [track('vide', 'avc1'), track('meta', 'gpmd')] }),
      'hidden_track',
      ['meta'],
    ],
    ['that few browsers play', sampleMp4({ tracks: [track('vide', 'hvc1')] }), 'unknown_codec', ['hvc1']],
    ['without pictures', sampleMp4({ tracks: [track('soun', 'mp4a')] }), 'damaged', []],
    ['that is cut off', sampleMp4().subarray(0, -3), 'damaged', []],
    ['without an index', Buffer.concat([fileType, box('mdat', 'x')]), 'damaged', []],
    ['whose lengths lie', Buffer.concat([fileType, Buffer.from([0, 0, 0, 2]), Buffer.from('moov')]), 'damaged', []],
    ['that is only a beginning', Buffer.from('\0\0\0\x20ftypisom<script>', 'latin1'), 'damaged', []],
  ])('%s is refused', async (_, source, reason, details) => {
    expect((await prepare(source, 'mp4')).outcome).toEqual({ kind: 'refused', reason, details });
  });
});

describe('a WebM', () => {
  it('loses its tags, and everything else stays in its place', async () => {
    const source = sampleWebm({ rest: [element('1254c367', 'recorded by Ana')] });
    const { outcome, bytes } = await prepare(source, 'webm');
    expect(outcome).toMatchObject({ kind: 'ready', file: { changes: ['metadata_removed'] } });
    expect(bytes.includes('Ana')).toBe(false);
    expect(bytes.indexOf('pictures')).toBe(source.indexOf('pictures'));
    const again = await prepare(bytes, 'webm');
    expect(again.outcome).toMatchObject({ kind: 'ready', file: { changes: [] } });
  });

  it('no longer tells what it was called and when it was recorded, and how long it is stays', async () => {
    const told = [element('7ba9', 'Ana doma'), element('4461', 'recorded')];
    // As short as programs write it: two bytes of id, one of length.
    const name = Buffer.concat([Buffer.from('738482', 'hex'), Buffer.from('ab')]);
    const source = sampleWebm({ rest: [element('1549a966', element('4489', 'duration'), ...told, name)] });
    const { outcome, bytes } = await prepare(source, 'webm');
    expect(outcome).toMatchObject({ kind: 'ready', file: { changes: ['metadata_removed'] } });
    for (const gone of ['Ana doma', 'recorded', 'ab']) expect(bytes.includes(gone)).toBe(false);
    expect(bytes.indexOf('duration')).toBe(source.indexOf('duration'));
    expect(bytes.indexOf('pictures')).toBe(source.indexOf('pictures'));
    expect((await prepare(bytes, 'webm')).outcome).toMatchObject({ kind: 'ready', file: { changes: [] } });
  });

  it.each([
    ['that is another kind of Matroska', sampleWebm({ docType: 'matroska' }), 'unknown_codec', ['matroska']],
    ['that few browsers play', sampleWebm({ codec: 'V_MPEGH/ISO/HEVC' }), 'unknown_codec', ['V_MPEGH/ISO/HEVC']],
    ['that is cut off', sampleWebm().subarray(0, -3), 'damaged', []],
    ['that is only a beginning', Buffer.from('1a45dfa3ffffffff', 'hex'), 'damaged', []],
  ])('%s is refused', async (_, source, reason, details) => {
    expect((await prepare(source, 'webm')).outcome).toEqual({ kind: 'refused', reason, details });
  });
});

/** Two chunks of a second track lie around the pictures: two samples in the first, one in the second. */
function filmWithTelemetry(handler: string, [first = '', second = '', third = '']: string[]): Buffer {
  const data = box('mdat', first, second, 'pictures', third);
  const build = (at: number) => {
    const table = box(
      'stbl',
      box('stsd', numbers(0, 1), box('text', Buffer.alloc(8))),
      box('stsz', numbers(0, 0, 3, first.length, second.length, third.length)),
      box('stsc', numbers(0, 2, 1, 2, 1, 2, 1, 1)),
      box('stco', numbers(0, 2, at, at + first.length + second.length + 'pictures'.length)),
    );
    const media = box('mdia', box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(12)), box('minf', table));
    return sampleMp4({ tracks: [track('vide', 'avc1'), box('trak', media)], data });
  };
  return build(build(0).indexOf(first));
}

/** One chunk for each sample, all of them at the same place; samples without a length of their own are one chunk. */
function hiddenTrack({ samples = 1, sampleLength = 0, at = 0 }): Buffer {
  const chunks = sampleLength > 0 ? samples : 1;
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box('text', Buffer.alloc(8))),
    box('stsz', numbers(0, sampleLength || 1, samples)),
    box('stsc', numbers(0, 1, 1, samples / chunks, 1)),
    box('stco', numbers(0, chunks, ...Array<number>(chunks).fill(at))),
  );
  const media = box('mdia', box('hdlr', Buffer.alloc(8), 'text', Buffer.alloc(12)), box('minf', table));
  return box('trak', media);
}

function numbers(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from(new Uint32Array([value]).buffer).swap32()));
}
