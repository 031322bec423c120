import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type KeptFormat, preparePicture } from './prepare-picture.ts';
import { type PictureFormat, sniffType } from './sniff-type.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navor-picture-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function prepare(bytes: Buffer, wanted: KeptFormat = 'webp') {
  const type = sniffType(bytes.subarray(0, 4096), 'x');
  if (type?.is !== 'picture') throw new Error('no picture');
  const path = join(folder, 'picture');
  await writeFile(path, bytes);
  return preparePicture(path, type.format, wanted);
}

async function prepared(bytes: Buffer, wanted?: KeptFormat) {
  const outcome = await prepare(bytes, wanted);
  if (outcome.kind !== 'ready' || outcome.file.content.kind !== 'bytes') throw new Error(JSON.stringify(outcome));
  const { changes, content } = outcome.file;
  return { changes, ...(await sharp(content.bytes).metadata()) };
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#345' } });

describe('a picture', () => {
  it.each<[PictureFormat, string[]]>([
    ['png', ['converted']],
    ['jpg', ['converted']],
    ['avif', ['converted']],
    ['gif', ['converted']],
    ['webp', []],
  ])('in %s becomes WebP', async (format, changes) => {
    const bytes = await plain(40, 30)
      .toFormat(format === 'jpg' ? 'jpeg' : format)
      .toBuffer();
    expect(await prepared(bytes)).toMatchObject({ format: 'webp', width: 40, height: 30, changes });
  });

  it.each(['png', 'jpg'] as const)('becomes %s where it takes the place of one', async (wanted) => {
    const found = await prepared(await plain(40, 30).webp().toBuffer(), wanted);
    expect(found).toMatchObject({ format: wanted === 'jpg' ? 'jpeg' : 'png', changes: ['converted'] });
  });

  it('is made smaller when it is larger than any screen', async () => {
    const found = await prepared(await plain(3000, 1000).jpeg().toBuffer());
    expect(found).toMatchObject({ width: 2000, height: 667, changes: ['resized', 'converted'] });
  });

  it('stands upright and tells neither where nor by whom it was taken', async () => {
    const bytes = await plain(40, 20)
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '46/1 3/1 0/1', GPSLongitude: '14/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const found = await prepared(bytes);
    expect(found).toMatchObject({ width: 20, height: 40, changes: ['turned', 'converted', 'metadata_removed'] });
    expect([found.exif, found.xmp, found.iptc, found.icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('keeps nothing of a file behind its pixels', async () => {
    const bytes = Buffer.concat([await plain(8, 8).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const outcome = await prepare(bytes);
    if (outcome.kind !== 'ready' || outcome.file.content.kind !== 'bytes') throw new Error('refused');
    expect(outcome.file.content.bytes.includes('script')).toBe(false);
  });

  it('is refused when it claims more pixels than are worth decoding', async () => {
    expect(await prepare(claimedPng(60_000, 60_000))).toEqual({
      ...{ kind: 'refused', reason: 'too_many_pixels', details: ['60000 × 60000'] },
    });
  });

  it('is refused when it moves', async () => {
    const frames = [await plain(4, 4).png().toBuffer(), await plain(4, 4).negate().png().toBuffer()];
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await prepare(bytes)).toMatchObject({ reason: 'animated' });
  });

  it('is refused when it is cut off', async () => {
    const noise = await sharp(randomBytes(120_000), { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect(await prepare(noise.subarray(0, noise.length / 2))).toMatchObject({ reason: 'damaged' });
  });
});

/** A header and nothing behind it. */
function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', Buffer.from([0x78, 0x9c, 3, 0, 0, 0, 0, 1])), chunk('IEND')];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
