import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bakeBadge } from './bake-badge.ts';
import { readBakedBadge } from './read-baked-badge.fixture.ts';

const picture = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#1f5fd0' } })
  .withExif({ IFD0: { Copyright: 'Navor' } })
  .png()
  .toBuffer();
const credential = { id: 'https://navor.example/verify/1', name: 'Živa Črnčič-Groß „€“ 👩‍🔧' };

it('carries the credential in a picture that looks as before', async () => {
  const baked = bakeBadge(picture, credential);
  expect(readBakedBadge(baked).credential).toEqual(credential);
  expect(await sharp(baked).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer());
});

it('has the credential before the picture itself, and everything else in its place', () => {
  const { types } = readBakedBadge(bakeBadge(picture, credential));
  expect(types[0]).toBe('IHDR');
  expect(types.at(-1)).toBe('IEND');
  expect(types.indexOf('iTXt')).toBe(types.indexOf('IDAT') - 1);
});

it('carries one credential, the last that was put in', () => {
  const twice = bakeBadge(bakeBadge(picture, credential), { id: 'the second' });
  expect(readBakedBadge(twice).credential).toEqual({ id: 'the second' });
});

it('takes a part of a larger buffer for what it is', () => {
  const larger = Buffer.concat([Buffer.from('before'), picture, Buffer.from('after')]);
  const part = new Uint8Array(larger.buffer, larger.byteOffset + 6, picture.length);
  expect(readBakedBadge(bakeBadge(part, credential)).credential).toEqual(credential);
});

it('refuses what is no PNG', () => {
  expect(() => bakeBadge(Buffer.from('GIF89a'), credential)).toThrow('Not a PNG');
  expect(() => bakeBadge(picture.subarray(0, 8), credential)).toThrow();
});
