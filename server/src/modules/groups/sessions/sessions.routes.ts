import type { GroupSession } from '@navor/contract';
import { type SignedIn, signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { localTimeOf, momentOf } from '../../../platform/time/local-time.ts';
import { formatIn, timeZoneOf } from '../../../platform/time/time-zone.ts';
import { mayManage, mayPlanFor, maySeeInside } from '../groups.policy.ts';
import { findSeat } from '../seats/seats.queries.ts';
import { cancelSession } from './cancel-session.ts';
import { changeSession } from './change-session.ts';
import { type FoundSession, findSession } from './find-session.ts';
import { listSessions } from './list-sessions.ts';
import { planSession } from './plan-session.ts';
import { canPlan, findPlannableTutors, findTutor, listSubjects } from './planning-choices.ts';
import { type SessionPlan, wrongField } from './session-plan.ts';
import { showSession } from './show-session.ts';
import { writeSessionFile } from './write-session-file.ts';

export function sessionsRoutes(services: Services) {
  const { db } = services;

  /** Whose session it is not must not learn what they could do with it. */
  async function managed(viewer: SignedIn, sessionId: string): Promise<FoundSession> {
    const session = found(await findSession(db, sessionId));
    if (!mayManage(viewer, session)) throw new AppError('FORBIDDEN');
    return session;
  }

  /** Whoever leads the session may go on leading it; only another tutor has to be one that can be planned for. */
  async function planOf(
    viewer: SignedIn,
    wanted: WantedSession,
    { startsAt, ledBy }: Circumstances,
  ): Promise<SessionPlan> {
    const tutor = await findTutor(db, wanted.tutor_id);
    if (!tutor) throw wrongField('tutor_id', 'not_allowed');
    if (tutor.id !== ledBy && !mayPlanFor(viewer, tutor)) throw new AppError('FORBIDDEN');
    const { topic, description, spoken: language, subject, level, minutes, capacity, cents, materials } = wanted;
    return {
      ...{ tutor, topic, description, language, subject, level, startsAt, minutes, capacity, cents, materials },
      meetingUrl: wanted.meeting_url || null,
    };
  }

  return {
    list: os.groups.list.handler(async ({ input, context: { viewer, headers } }) => {
      const timeZone = timeZoneOf(viewer, headers);
      const [listed, mayPlan] = await Promise.all([
        listSessions(db, { ...input, viewer, timeZone, now: new Date() }),
        viewer.kind === 'signed-in' ? canPlan(db, viewer) : false,
      ]);
      return { ...listed, can_plan: mayPlan };
    }),

    get: os.groups.get.handler(async ({ input, context: { viewer, headers } }): Promise<GroupSession> => {
      const timeZone = timeZoneOf(viewer, headers);
      return found(await showSession(services, { ...input, viewer, timeZone, now: new Date() }));
    }),

    invitation: os.groups.invitation.handler(async ({ input: { sessionId }, context }) => {
      const viewer = signedIn(context.viewer);
      const session = found(await findSession(db, sessionId));
      const seat = await findSeat(db, sessionId, viewer.user.id);
      const isInside = maySeeInside(viewer, session, { hasSeat: seat?.status === 'taken' });
      if (!isInside || session.status !== 'planned') throw new AppError('NOT_FOUND');
      return writeSessionFile(services, { session, seat, recipient: viewer.user, now: new Date() });
    }),

    planning: os.groups.planning.handler(async ({ input: { language, session_id }, context }) => {
      const viewer = signedIn(context.viewer);
      if (session_id) await managed(viewer, session_id);
      const [{ tutors, hasMore }, subjects] = await Promise.all([
        findPlannableTutors(db, viewer),
        listSubjects(db, language),
      ]);
      if (!session_id && tutors.length === 0 && !viewer.user.roles.includes('admin')) throw new AppError('FORBIDDEN');
      return { time_zone: timeZoneOf(viewer, context.headers), subjects, tutors, has_more_tutors: hasMore };
    }),

    plan: os.groups.plan.handler(async ({ input, context }) => {
      const viewer = signedIn(context.viewer);
      const zone = zoneOf(input, timeZoneOf(viewer, context.headers));
      const plan = await planOf(viewer, input, { startsAt: momentOf(input.local_start, zone), ledBy: null });
      await planSession(services, { id: input.id, plannerId: viewer.user.id, plan, now: new Date() });
      return { id: input.id };
    }),

    change: os.groups.change.handler(async ({ input, context }) => {
      const viewer = signedIn(context.viewer);
      const session = await managed(viewer, input.sessionId);
      const zone = zoneOf(input, timeZoneOf(viewer, context.headers));
      // Of an hour that the clocks show twice the second is told by the session alone.
      const isSame = localTimeOf(session.startsAt, zone) === input.local_start;
      const startsAt = isSame ? session.startsAt : momentOf(input.local_start, zone);
      const plan = await planOf(viewer, input, { startsAt, ledBy: session.tutorId });
      await changeSession(services, { sessionId: session.id, plan, now: new Date() });
      return { id: session.id };
    }),

    cancel: os.groups.cancel.handler(async ({ input: { sessionId, reason }, context }) => {
      await managed(signedIn(context.viewer), sessionId);
      const now = new Date();
      const { kind } = await db.transaction((tx) => cancelSession(tx, services, { sessionId, reason, now }));
      if (kind === 'over') throw new AppError('SESSION_OVER');
      return { done: true as const };
    }),
  };
}

type Circumstances = { startsAt: Date; ledBy: string | null };

type WantedSession = {
  tutor_id: string;
  spoken: SessionPlan['language'];
  meeting_url: string;
} & Omit<SessionPlan, 'tutor' | 'language' | 'startsAt' | 'meetingUrl'>;

function zoneOf({ time_zone }: { time_zone?: string | undefined }, usual: string): string {
  if (time_zone === undefined) return usual;
  if (!formatIn(time_zone)) throw wrongField('time_zone', 'not_allowed');
  return time_zone;
}
