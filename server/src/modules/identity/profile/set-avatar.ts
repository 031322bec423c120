import { randomUUID } from 'node:crypto';
import { avatarLimits, type FieldProblem, type Profile } from '@navor/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import { decodeInTurn } from '../../../platform/files/decode-in-turn.ts';
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
  await services.storage.put(key, await decodeInTurn(() => square(bytes)));
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
