import type { Language } from '@navor/languages';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PrintedCertificate } from '../paper/certificate-words.ts';
import { sampleVerifyUrl, sampleWords } from '../paper/sample-certificate.fixture.ts';
import { badgePicture } from './badge-picture.ts';
import { certificatePicture } from './certificate-picture.ts';
import { type Preview, previewPicture } from './preview-picture.ts';

const preview = (shown: Partial<Preview>, changes?: Partial<PrintedCertificate>, language: Language = 'sl') =>
  previewPicture({
    words: sampleWords(language, changes),
    showsName: true,
    showsGrade: true,
    state: 'valid',
    ...shown,
  });

const another = { holderName: 'Nekdo Drug' };

describe('the preview of a link', () => {
  it('is as large as networks ask for, and the same each time', async () => {
    const picture = await preview({});
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await preview({})).toEqual(picture);
  });

  it('shows the name where it may', async () => {
    expect(await preview({})).not.toEqual(await preview({}, another));
  });

  it('is the same whatever the name, where it may not show one', async () => {
    expect(await preview({ showsName: false })).toEqual(await preview({ showsName: false }, another));
  });

  it('speaks of the course alone where it has no letters for the name', async () => {
    expect(await preview({}, { holderName: 'שלום לוי' })).toEqual(await preview({ showsName: false }));
  });

  it('is the same whatever the grade, where it may not show one', async () => {
    expect(await preview({ showsGrade: false })).toEqual(await preview({ showsGrade: false }, { gradePercent: 12 }));
    expect(await preview({})).not.toEqual(await preview({}, { gradePercent: 12 }));
  });

  it.each(['revoked', 'replaced'] as const)('of a %s one says so in red and names nobody', async (state) => {
    const picture = await preview({ state });
    expect(picture).toEqual(await preview({ state }, { ...another, gradePercent: 12 }));
    expect(await redPixels(picture)).toBeGreaterThan(5000);
    expect(await redPixels(await preview({}))).toBe(0);
  });

  it('speaks the language that is asked for', async () => {
    expect(await preview({}, {}, 'de')).not.toEqual(await preview({}, {}, 'en'));
  });
});

describe('the picture of a certificate', () => {
  it('can be read by cameras from a screen', async () => {
    const picture = await certificatePicture(sampleWords('sl'));
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1684, height: 1191 });
    expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(sampleVerifyUrl);
  });
});

describe('the medal', () => {
  it.each([
    ['with the drawing of its course', {}],
    ['with the mark, for a course without a drawing', { drawing: null }],
    ['with a title of any length', { courseTitle: { sl: 'Projektiranje in preizkušanje inštalacij '.repeat(3) } }],
  ])('has no ground of its own, %s', async (_, changes) => {
    const picture = await badgePicture(sampleWords('sl', changes));
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 600, height: 600, channels: 4 });
    const alphaAt = (x: number, y: number) => data[(y * 600 + x) * 4 + 3];
    expect([alphaAt(2, 2), alphaAt(597, 597), alphaAt(300, 300)]).toEqual([0, 0, 255]);
  });

  it('names nobody', async () => {
    expect(await badgePicture(sampleWords('sl'))).toEqual(await badgePicture(sampleWords('sl', another)));
  });
});

/** Those of the colour in which warnings are written. */
async function redPixels(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < info.width * info.height * 3; at += 3) {
    if (data[at] === 0xbb && data[at + 1] === 0x24 && data[at + 2] === 0x18) count += 1;
  }
  return count;
}
