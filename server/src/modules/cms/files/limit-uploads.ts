import { AppError } from '../../../platform/errors.ts';
import { forgiveUse, limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';

/** A day's work of somebody who fills a course with figures and films is far below both. */
const uploadsPerHour = { limit: 300, windowSeconds: 3600 };
const megabytesPerDay = { limit: 10 * 1024, windowSeconds: 24 * 60 * 60 };

const megabyte = 1024 * 1024;

type Limiting = Pick<Services, 'pool' | 'storage'>;

/**
 * Refuses what is more than one account may send, or than there is room for, before any of it has come. What it is announced
 * to be counts from then on, so that many at once are no more than many after each other.
 *
 * @returns gives back what was not kept in the end
 */
export async function limitUploads(
  { pool, storage }: Limiting,
  userId: string,
  bytes: number,
): Promise<{ settle: (keptBytes: number) => Promise<void> }> {
  await limitUse(pool, `upload:${userId}`, uploadsPerHour);
  if (!(await storage.hasRoomFor(bytes))) throw new AppError('STORAGE_FULL', { retryAfterSeconds: 60 });
  const counted = await countBytes(pool, userId, bytes);
  return {
    settle: (keptBytes) => giveBack(pool, userId, counted - inMegabytes(keptBytes)),
  };
}

/** The same of what an archive brings in, which can be more than the archive is long. */
export async function limitUnpacked({ pool, storage }: Limiting, userId: string, bytes: number): Promise<void> {
  if (!(await storage.hasRoomFor(0))) throw new AppError('STORAGE_FULL', { retryAfterSeconds: 60 });
  await countBytes(pool, userId, bytes);
}

/** What is refused does not count: a film that is too much for today leaves room for a picture. */
async function countBytes(pool: Services['pool'], userId: string, bytes: number): Promise<number> {
  const counted = inMegabytes(bytes);
  try {
    await limitUse(pool, keyOf(userId), megabytesPerDay, counted);
  } catch (error) {
    await giveBack(pool, userId, counted);
    throw error;
  }
  return counted;
}

async function giveBack(pool: Services['pool'], userId: string, megabytes: number): Promise<void> {
  if (megabytes > 0) await forgiveUse(pool, keyOf(userId), megabytes);
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / megabyte);
}

function keyOf(userId: string): string {
  return `upload-megabytes:${userId}`;
}
