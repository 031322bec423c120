import { invitationDays } from '@navor/contract';
import { gt, lte, type SQL } from 'drizzle-orm';
import { contentInvitations } from '../authorship.tables.ts';

const validMs = invitationDays * 24 * 60 * 60 * 1000;

export function lapsesAt(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + validMs);
}

/** A condition on invitations that can still be accepted. */
export function isValidAt(now: Date): SQL {
  return gt(contentInvitations.createdAt, new Date(now.getTime() - validMs));
}

export function isLapsedAt(now: Date): SQL {
  return lte(contentInvitations.createdAt, new Date(now.getTime() - validMs));
}
