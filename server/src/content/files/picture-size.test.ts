import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPictureSize } from './picture-size.ts';

const picture = () => sharp({ create: { width: 321, height: 123, channels: 4, background: '#3456' } });

it.each([
  ['PNG', () => picture().png()],
  ['JPEG', () => picture().jpeg()],
  [
    'progressive JPEG with notes',
    () =>
      picture()
        .withExif({ IFD0: { Artist: 'Ana' } })
        .jpeg({ progressive: true }),
  ],
  ['WebP with losses', () => picture().removeAlpha().webp()],
  ['WebP without losses', () => picture().webp({ lossless: true })],
  ['WebP that one can see through', () => picture().webp()],
])('reads the size of a %s', async (_, build) => {
  expect(readPictureSize(await build().toBuffer())).toEqual({ width: 321, height: 123 });
});

it.each([
  ['what is none', 'Ohmov zakon'],
  ['a PNG that is cut off', '\x89PNG\r\n\x1a\n'],
  ['a JPEG that is cut off', '\xff\xd8\xff\xe0\x00\x10'],
  ['nothing', ''],
])('reads none of %s', (_, content) => {
  expect(readPictureSize(Buffer.from(content, 'latin1'))).toBeUndefined();
});
