import { randomUUID } from 'node:crypto';
import { avatarLimits, type FieldProblem, type Profile } from '@navor/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import { publicAddressOf, publicKeyOf } from '../../../platform/files/storage.ts';
import type { Services } from '../../../platform/services.ts';
import { profiles } from '../identity.tables.ts';
import { updateProfile } from './update-profile.ts';

const side = 512;
/** A small file may claim to be a picture that no memory holds. */
const maxPixels = 50_000_000;

/** Makes a square picture of whatever was uploaded: nothing of the original but its pixels is kept. */
export async function setAvatar(services: Services, userId: string, image: File): Promise<Profile> {
  if (image.size > avatarLimits.maxBytes) throw refused('file_too_large');
  const bytes = new Uint8Array(await image.arrayBuffer());
  if (!isPicture(bytes)) throw refused('not_an_image');
  const key = `public/avatars/${randomUUID()}.webp`;
  await services.storage.put(key, await inTurn(() => square(bytes)));
  return replaceAvatar(services, userId, publicAddressOf(key));
}

export function removeAvatar(services: Services, userId: string): Promise<Profile> {
  return replaceAvatar(services, userId, null);
}

async function replaceAvatar({ db, storage }: Services, userId: string, address: string | null): Promise<Profile> {
  const { profile, former } = await db.transaction(async (tx) => {
    const [before] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update');
    return { profile: await updateProfile(tx, userId, { avatar_url: address }), former: before?.avatarUrl };
  });
  const file = former && publicKeyOf(former);
  if (file) await storage.remove(file);
  return profile;
}

/** Waiting ones are kept whole in memory. */
const mostWaiting = 20;
let waiting = 0;
let lastPicture: Promise<unknown> = Promise.resolve();

/**
 * One picture at a time: each holds one of the few threads that files, hashes and compression need as well, for seconds
 * where somebody means it to, and nothing would be served once pictures have them all.
 */
async function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  if (waiting >= mostWaiting) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 10 });
  waiting += 1;
  const drawing = lastPicture.then(draw).finally(() => {
    waiting -= 1;
  });
  lastPicture = drawing.catch(() => undefined);
  return drawing;
}

/** Loaded with the first picture: the library takes more memory than the rest of this module. */
async function square(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refused('not_an_image');
  }
}

/** By its first bytes, before any decoder sees it: formats that can carry scripts or programs are never tried. */
function isPicture(bytes: Uint8Array): boolean {
  const starts = (text: string, at = 0) =>
    Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;
  return starts('\xff\xd8\xff') || starts('\x89PNG\r\n\x1a\n') || (starts('RIFF') && starts('WEBP', 8));
}

function refused(problem: FieldProblem['problem']): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ path: 'image', problem }] satisfies FieldProblem[] });
}
