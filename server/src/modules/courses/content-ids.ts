import { AppError } from '../../platform/errors.ts';

/** What cannot be an id of ours leads nowhere; some of it, such as NUL, the database would not even read. */
export function isContentId(id: string): boolean {
  return /^[a-z0-9-]+$/.test(id);
}

/** Refuses text that PostgreSQL cannot store. */
export function refuseUnstorable(field: string, text: string | null): void {
  if (text?.includes('\0')) throw new AppError('INVALID_INPUT', { fields: [{ path: field, problem: 'invalid' }] });
}
