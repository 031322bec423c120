import { decodeInTurn } from './decode-in-turn.ts';
import type { Storage } from './storage.ts';

/** In pixels: for phones, and for the column of a text on a usual and on a sharp screen. */
export const pictureWidths = [480, 960, 1440] as const;
type PictureWidth = (typeof pictureWidths)[number];

/** Where the smaller form of a picture is kept, beside it; the same of an address. */
export function smallerOf(place: string, width: PictureWidth): string {
  return `${place}.${width}.webp`;
}

/** Only of pictures that are named by their bytes: whatever else has an address can be replaced, or removed with its account. */
const smallerName = /^(.+\/[0-9a-f]{40}\.(?:webp|png|jpg))\.(\d+)\.webp$/;

/** The picture that such a place is the smaller form of. */
export function originalOf(key: string): { key: string; width: PictureWidth } | undefined {
  const [, original = '', asked] = smallerName.exec(key) ?? [];
  const width = pictureWidths.find((one) => String(one) === asked);
  return width && { key: original, width };
}

export type Provided =
  | { kind: 'kept' }
  /** It is no wider, so that there is no smaller form of it. */
  | { kind: 'as-wide' }
  /** Many others are at it, or it cannot be read: the picture itself does for now. */
  | { kind: 'not-now' };

/** Makes smaller forms the first time that somebody asks for one, and keeps them. */
export function createSmallerPictures(storage: Pick<Storage, 'get' | 'put' | 'sizeOf'>) {
  const underWay = new Map<string, Promise<Provided>>();
  return async (key: string, original: { key: string; width: PictureWidth }): Promise<Provided> => {
    if ((await storage.sizeOf(key)) !== undefined) return { kind: 'kept' };
    const going = underWay.get(key);
    if (going) return going;
    const making = decodeInTurn(() => make(storage, key, original))
      .catch((): Provided => ({ kind: 'not-now' }))
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

async function make(
  storage: Pick<Storage, 'get' | 'put'>,
  key: string,
  original: { key: string; width: PictureWidth },
): Promise<Provided> {
  const found = await storage.get(original.key);
  if (!found) return { kind: 'as-wide' };
  const bytes = await new Response(found.stream).arrayBuffer();
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  if ((await picture.metadata()).width <= original.width) return { kind: 'as-wide' };
  await storage.put(key, await picture.autoOrient().resize(original.width).webp({ quality: 84 }).toBuffer());
  return { kind: 'kept' };
}

/** As of those that are taken in. */
const maxPixels = 50_000_000;
