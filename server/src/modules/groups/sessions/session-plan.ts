import { type CourseLevel, type FieldProblem, groupSessionHorizonDays, type TutoringLanguage } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { themes } from '../../courses/index.ts';
import { takeTime, type tutors } from '../../tutoring/index.ts';
import type { GroupMaterial } from '../groups.tables.ts';
import { endOf } from '../seats/seat-rules.ts';
import { groupsSearchSource } from './groups-search-source.ts';

export type Tutor = typeof tutors.$inferSelect;

/** A session as somebody wants it. */
export type SessionPlan = {
  tutor: Tutor;
  topic: string;
  description: string;
  language: TutoringLanguage;
  subject: string;
  level: CourseLevel;
  startsAt: Date;
  minutes: number;
  capacity: number;
  cents: number;
  meetingUrl: string | null;
  materials: GroupMaterial[];
};

const dayMs = 24 * 60 * 60 * 1000;

/** What of a plan becomes columns. */
export function columnsOf({ tutor, ...plan }: SessionPlan) {
  return { ...plan, tutorId: tutor.id };
}

export async function refuseUnknownSubject(db: Db, subject: string): Promise<void> {
  const known = await db.select({ id: themes.id }).from(themes).where(eq(themes.id, subject));
  if (known.length === 0) throw wrongField('subject', 'not_allowed');
}

export function refuseStart(startsAt: Date, now: Date): void {
  if (startsAt <= now) throw wrongField('local_start', 'not_in_future');
  const latest = now.getTime() + groupSessionHorizonDays * dayMs;
  if (startsAt.getTime() > latest) throw wrongField('local_start', 'too_far_ahead', groupSessionHorizonDays);
}

/** Takes the tutor's time for the session, with the pause that they want after it. */
export async function takeSessionTime(tx: Db, sessionId: string, plan: SessionPlan, now: Date): Promise<void> {
  const { tutor, startsAt } = plan;
  const endsAt = new Date(endOf(plan).getTime() + tutor.bufferMinutes * 60_000);
  const taken = { tutorId: tutor.id, kind: 'group_session', sourceId: sessionId, startsAt, endsAt, now } as const;
  if (!(await takeTime(tx, taken))) throw new AppError('TUTOR_BUSY');
}

export function announceSearchable(tx: Db, { events }: Services, sessionId: string): Promise<void> {
  return events.announce(tx, searchableChanged, { source: groupsSearchSource.name, groupId: sessionId });
}

export function wrongField(path: string, problem: FieldProblem['problem'], limit?: number): AppError {
  const field: FieldProblem = { path, problem, ...(limit !== undefined && { limit }) };
  return new AppError('INVALID_INPUT', { fields: [field] });
}
