import type { SignedIn, Viewer } from '../../platform/access.ts';
import { AppError } from '../../platform/errors.ts';
import { mayUse } from '../billing/index.ts';

/** Conversations are private: nobody but their owner may know of them, administrators included. */
export function own<Row extends { user_id: string }>({ user }: SignedIn, row: Row | undefined): Row {
  if (row?.user_id !== user.id) throw new AppError('NOT_FOUND');
  return row;
}

/** How many messages somebody's plan grants a day; null is as many as they like. */
export function messagesPerDay(viewer: Viewer): number | null {
  const endless = mayUse(viewer, { kind: 'assistant_message', sentToday: Number.POSITIVE_INFINITY });
  return endless.isAllowed ? null : (endless.limit ?? 0);
}
