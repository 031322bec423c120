import { isDatabaseUnavailable } from './database/is-database-unavailable.ts';
import { AppError } from './errors.ts';

/** How a failure is answered that passes by itself or once there is room again; undefined for any other. */
export function outageOf(error: unknown): AppError | undefined {
  if (isStorageFull(error)) return new AppError('STORAGE_FULL', { retryAfterSeconds: 60 });
  if (isDatabaseUnavailable(error)) return new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
  return undefined;
}

/** Nothing can be written for want of room, by the database (53100) or into a file; what is there can be read. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return noRoom.has((error as Error & { code?: string }).code ?? '') || isStorageFull(error.cause);
}

const noRoom = new Set(['53100', 'ENOSPC', 'EDQUOT']);
