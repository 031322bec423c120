import type { UploadChange } from '@navor/contract';
import type { Metadata } from 'sharp';
import { decodeInTurn } from '../../platform/files/decode-in-turn.ts';
import type { PictureFormat } from './sniff-type.ts';
import { refusal, type UploadedFile, type UploadRefusal } from './upload.ts';

/** WebP, unless it takes the place of one whose name says another format. */
export type KeptFormat = 'webp' | 'png' | 'jpg';

/** Wider than any screen shows a figure. */
const longestSide = 2000;
/** A small file may claim to be a picture that no memory holds. */
const maxPixels = 50_000_000;
/** What lossless formats are used for, letters and lines, suffers from losses; a photograph in one is told by its size. */
const largestNearLossless = 400_000;

/** Makes a picture as texts show them: upright, not larger than needed, and nothing of the original but its pixels. */
export function preparePicture(
  path: string,
  format: PictureFormat,
  wanted: KeptFormat,
): Promise<{ kind: 'ready'; file: UploadedFile } | UploadRefusal> {
  return decodeInTurn(async () => {
    const sharp = await loadSharp();
    try {
      // Reads the header alone.
      const header = await sharp(path, { limitInputPixels: false }).metadata();
      if (header.width * header.height > maxPixels) return refusal('too_many_pixels', [pixels(header)]);
      if ((header.pages ?? 1) > 1) return refusal('animated');
      const bytes = await draw(path, format, wanted);
      return {
        kind: 'ready',
        file: {
          is: 'picture',
          format: wanted,
          changes: changesOf(header, format !== wanted),
          content: { kind: 'bytes', bytes },
        },
      };
    } catch {
      return refusal('damaged');
    }
  });
}

/**
 * Whether a picture can be shown as it is: `telling` is one that would, but for what it says of where and by whom it was taken
 * or how it is to be turned.
 */
export function checkPicture(path: string): Promise<'clean' | 'telling' | 'unfit'> {
  return decodeInTurn(async () => {
    const sharp = await loadSharp();
    try {
      const header = await sharp(path, { limitInputPixels: false }).metadata();
      if (header.width * header.height > maxPixels || (header.pages ?? 1) > 1) return 'unfit';
      // Decoded to the end, since one that is cut off has a whole header.
      await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).stats();
      const { orientation = 1, exif, xmp, iptc, comments } = header;
      return orientation > 1 || exif || xmp || iptc || comments ? 'telling' : 'clean';
    } catch {
      return 'unfit';
    }
  });
}

async function draw(path: string, format: PictureFormat, wanted: KeptFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = () =>
    sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  if (wanted === 'png') return picture().png({ compressionLevel: 9 }).toBuffer();
  if (wanted === 'jpg')
    return picture().flatten({ background: '#fff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  if (format === 'png' || format === 'gif') {
    const bytes = await picture().webp({ nearLossless: true, quality: 60 }).toBuffer();
    if (bytes.length <= largestNearLossless) return bytes;
  }
  return picture().webp({ quality: 84 }).toBuffer();
}

/** Loaded with the first picture: the library takes more memory than the rest of the uploads. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

function changesOf(header: Metadata, isConverted: boolean): UploadChange[] {
  const { width, height, orientation = 1, exif, xmp, iptc } = header;
  const changes: UploadChange[] = [];
  if (Math.max(width, height) > longestSide) changes.push('resized');
  if (orientation > 1) changes.push('turned');
  if (isConverted) changes.push('converted');
  if (exif || xmp || iptc) changes.push('metadata_removed');
  return changes;
}

function pixels({ width, height }: Metadata): string {
  return `${width} × ${height}`;
}
