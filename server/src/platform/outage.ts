import { isDatabaseUnavailable } from './database/is-database-unavailable.ts';
import { AppError } from './errors.ts';

/** How a failure is answered that passes by itself or once there is room again; undefined for any other. */
export function outageOf(error: unknown): AppError | undefined {
  if (isStorageFull(error)) return new AppError('STORAGE_FULL', { retryAfterSeconds: 60 });
  if (isDatabaseUnavailable(error)) return new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
  // Whoever holds it up needs a moment more than a connection that is made anew.
  if (isHeldUp(error)) return new AppError('UNAVAILABLE', { retryAfterSeconds: 10 });
  return undefined;
}

/**
 * The database is there, but not for this: the statement waited too long for others (57014, 55P03), was given up so that
 * another could go on (40P01), or the database takes no writes for now, as one does that is about to replace another (25006).
 */
function isHeldUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return heldUp.has((error as Error & { code?: string }).code ?? '') || isHeldUp(error.cause);
}

const heldUp = new Set(['57014', '55P03', '40P01', '25006']);

/** Nothing can be written for want of room, by the database (53100) or into a file; what is there can be read. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return noRoom.has((error as Error & { code?: string }).code ?? '') || isStorageFull(error.cause);
}

const noRoom = new Set(['53100', 'ENOSPC', 'EDQUOT']);
