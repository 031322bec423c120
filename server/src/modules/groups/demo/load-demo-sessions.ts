import { randomUUID } from 'node:crypto';
import { homeTimeZone } from '@navor/contract';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { addDays, type Day, dayOf } from '../../../platform/time/days.ts';
import { momentOf } from '../../../platform/time/local-time.ts';
import { themes } from '../../courses/index.ts';
import { findRecipientByEmail } from '../../identity/index.ts';
import { tutors } from '../../tutoring/index.ts';
import { groupSeats, groupSessions } from '../groups.tables.ts';
import { addSession } from '../sessions/plan-session.ts';
import type { Tutor } from '../sessions/session-plan.ts';
import { type DemoSession, demoSessions } from './demo-sessions.ts';

/** For a demo that goes on for days: whoever comes by finds a whole week ahead. */
export const renewDemoSessions = defineJob({
  name: 'renew-demo-sessions',
  input: z.object({}),
  retries: 2,
  schedule: '11 1 * * *',
  run: async (_, services) => {
    if (services.config.isDemo) await loadDemoSessions(services);
  },
});

/** A week of sessions from tomorrow on, each of which comes again a week later once it is over. */
export async function loadDemoSessions(services: Services, now = new Date()): Promise<void> {
  const { db } = services;
  const planner = await findRecipientByEmail(db, 'admin@navor.example');
  if (!planner) return;
  const [latest, approved, subjects] = await Promise.all([
    findLatestStarts(db, planner.id),
    findTutors(db),
    db.select({ id: themes.id }).from(themes),
  ]);
  const fitting = demoSessions.filter(({ subject }) => subjects.some(({ id }) => id === subject));
  for (const [index, session] of fitting.entries()) {
    const tutor = tutorFor(session, approved, index);
    const startsAt = nextStart(session, latest.get(session.topic), now);
    if (tutor && startsAt) await planDemoSession(services, { session, tutor, startsAt, plannerId: planner.id, now });
  }
}

/** By their topics. What a visitor has called off counts as well: it stays so until its time has passed. */
async function findLatestStarts(db: Db, plannerId: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ topic: groupSessions.topic, startsAt: groupSessions.startsAt })
    .from(groupSessions)
    .where(eq(groupSessions.createdBy, plannerId))
    .orderBy(asc(groupSessions.startsAt));
  return new Map(rows.map(({ topic, startsAt }) => [topic, startsAt]));
}

/** Undefined while the one before is still to come. */
function nextStart({ inDays, time }: DemoSession, latest: Date | undefined, now: Date): Date | undefined {
  const startOn = (day: Day) => momentOf(`${day}T${time}`, homeTimeZone);
  if (!latest) return startOn(addDays(dayOf(now, homeTimeZone), inDays));
  if (latest > now) return undefined;
  let day = dayOf(latest, homeTimeZone);
  while (startOn(day) <= now) day = addDays(day, 7);
  return startOn(day);
}

function findTutors(db: Db): Promise<Tutor[]> {
  return db.select().from(tutors).where(eq(tutors.status, 'approved')).orderBy(asc(tutors.createdAt), asc(tutors.id));
}

/** Somebody who teaches the subject in that language, else who teaches the subject, else anybody. */
function tutorFor({ subject, language }: DemoSession, all: readonly Tutor[], index: number): Tutor | undefined {
  const ofSubject = all.filter(({ subjects }) => subjects.includes(subject));
  const fitting = ofSubject.filter(({ languages }) => languages.includes(language));
  return fitting[0] ?? ofSubject[0] ?? all[index % all.length];
}

type Planned = { session: DemoSession; tutor: Tutor; startsAt: Date; plannerId: string; now: Date };

async function planDemoSession(services: Services, planned: Planned): Promise<void> {
  const { session, tutor, startsAt, plannerId, now } = planned;
  const { inDays: _days, time: _time, participants, ...plan } = session;
  const id = randomUUID();
  const meetingUrl = tutor.meetingUrl ?? `https://meet.navor.example/${id.slice(0, 8)}`;
  try {
    const wanted = { id, plannerId, plan: { ...plan, tutor, startsAt, meetingUrl }, now };
    await services.db.transaction((tx) => addSession(tx, services, wanted));
  } catch (error) {
    // A visitor of the demo may have booked that time already.
    if (error instanceof AppError && error.code === 'TUTOR_BUSY') return;
    throw error;
  }
  for (const email of participants) await seat(services.db, { sessionId: id, email, tutor });
}

/** Straight into the table: nobody is told of a seat that they did not take. */
async function seat(db: Db, { sessionId, email, tutor }: { sessionId: string; email: string; tutor: Tutor }) {
  const person = await findRecipientByEmail(db, email);
  if (!person || person.id === tutor.userId) return;
  await db
    .insert(groupSeats)
    .values({ sessionId, userId: person.id, status: 'taken', payment: 'free', sequence: 1 })
    .onConflictDoNothing();
}
