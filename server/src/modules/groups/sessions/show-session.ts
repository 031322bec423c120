import type { GroupSession } from '@navor/contract';
import { isLanguage, type Language } from '@navor/languages';
import { eq } from 'drizzle-orm';
import { descriptionHtml } from '../../../content/markdown/descriptions/description-html.ts';
import { readerId, type Viewer } from '../../../platform/access.ts';
import { findOverlaps } from '../../../platform/calendar/find-overlaps.ts';
import type { Services } from '../../../platform/services.ts';
import { localTimeOf } from '../../../platform/time/local-time.ts';
import { shortName } from '../../identity/index.ts';
import { mayManage, maySeeAddresses, maySeeInside } from '../groups.policy.ts';
import { groupSessions } from '../groups.tables.ts';
import { endOf } from '../seats/seat-rules.ts';
import { type Attendee, listAttendees } from './list-attendees.ts';
import { type CardRow, findCards, presentCard } from './session-cards.ts';

type Asked = { sessionId: string; viewer: Viewer; language: Language; timeZone: string; now: Date };

/** A session as far as somebody may see it. */
export async function showSession(services: Services, asked: Asked): Promise<GroupSession | undefined> {
  const { db } = services;
  const { sessionId, viewer, language, now } = asked;
  const reader = readerId(viewer);
  const [row] = await findCards(db, { reader, now, where: eq(groupSessions.id, sessionId) });
  if (!row) return undefined;
  const { session } = row;
  const owner = { tutorUserId: row.tutor?.userId ?? null };
  const isInside = maySeeInside(viewer, owner, { hasSeat: row.own?.status === 'taken' });
  const isPlanner = mayManage(viewer, owner);
  const card = presentCard(row, asked);
  const canOverlap = reader !== null && row.own?.status !== 'taken' && ['plan', 'card', 'free'].includes(card.seat_way);
  const meeting = { startsAt: session.startsAt, endsAt: endOf(session), except: [sessionId] };
  const { description } = session;
  const [html, attendees, overlaps] = await Promise.all([
    descriptionHtml(services, {
      text: description,
      language: isLanguage(session.language) ? session.language : language,
    }),
    isInside ? listAttendees(db, sessionId) : [],
    canOverlap ? findOverlaps(db, services, { userId: reader, ...meeting, language }) : [],
  ]);
  return {
    ...card,
    description,
    description_html: html,
    cancel_reason: session.cancelReason,
    material_count: session.materials.length,
    inside: isInside
      ? {
          meeting_url: session.meetingUrl,
          materials: session.materials,
          participants: attendees.filter(({ status }) => status === 'taken').map(({ name }) => shortName(name)),
        }
      : null,
    overlaps: overlaps.map(({ title, startsAt, endsAt, path }) => ({
      ...{ title, path },
      ...{ starts_at: startsAt, ends_at: endsAt },
    })),
    planning: isPlanner ? planningOf(row, attendees, asked) : null,
  };
}

function planningOf(
  { session }: CardRow,
  attendees: Attendee[],
  { viewer, timeZone, now }: Asked,
): GroupSession['planning'] {
  const isPending = session.status === 'planned' && now < endOf(session);
  return {
    can_change: isPending,
    can_cancel: isPending,
    local_start: localTimeOf(session.startsAt, timeZone),
    time_zone: timeZone,
    attendees: attendees.map(({ userId, email, expiresAt, ...attendee }) => ({
      ...attendee,
      email: maySeeAddresses(viewer) ? email : null,
      ...{ user_id: userId, expires_at: expiresAt },
    })),
  };
}
