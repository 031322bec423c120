import type { Tier } from '@navor/contract';
import type { Viewer } from '../../platform/access.ts';
import { comesWith } from '../billing/index.ts';

type SessionOwner = { tutorUserId: string | null };

/** Tutors plan for themselves, administrators for anybody; nothing is planned for who is not approved. */
export function mayPlanFor(viewer: Viewer, tutor: { userId: string; status: string }): boolean {
  return tutor.status === 'approved' && mayManage(viewer, { tutorUserId: tutor.userId });
}

/** Who changes and cancels a session, and sees who comes. */
export function mayManage(viewer: Viewer, { tutorUserId }: SessionOwner): boolean {
  if (viewer.kind === 'anonymous') return false;
  return viewer.user.roles.includes('admin') || viewer.user.id === tutorUserId;
}

/** Tutors know who comes by name; how to reach them outside of here is nothing that they need. */
export function maySeeAddresses(viewer: Viewer): boolean {
  return viewer.kind === 'signed-in' && viewer.user.roles.includes('admin');
}

/** The meeting link, the materials and the names of the others are for who takes part. */
export function maySeeInside(viewer: Viewer, session: SessionOwner, { hasSeat }: { hasSeat: boolean }): boolean {
  return hasSeat || mayManage(viewer, session);
}

/** How somebody with this plan gets a seat. An administrator's role gives none. */
export function seatPaymentOf(session: { cents: number }, tier: Tier): 'free' | 'plan' | 'card' {
  if (session.cents === 0) return 'free';
  return comesWith(tier, { kind: 'group_seat' }) ? 'plan' : 'card';
}
