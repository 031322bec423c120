import { randomUUID } from 'node:crypto';
import { homeTimeZone } from '@navor/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { addDays, dayOf } from '../../../platform/time/days.ts';
import { momentOf } from '../../../platform/time/local-time.ts';
import { themes } from '../../courses/index.ts';
import { findRecipientByEmail } from '../../identity/index.ts';
import { tutors } from '../../tutoring/index.ts';
import { groupSeats, groupSessions } from '../groups.tables.ts';
import { planSession } from '../sessions/plan-session.ts';
import type { Tutor } from '../sessions/session-plan.ts';
import { type DemoSession, demoSessions } from './demo-sessions.ts';

/** A week of sessions from tomorrow on; when it is over, the next start brings another one. */
export async function loadDemoSessions(services: Services, now = new Date()): Promise<void> {
  const { db } = services;
  const planner = await findRecipientByEmail(db, 'admin@navor.example');
  if (!planner || (await hasUpcoming(db, planner.id, now))) return;
  const [approved, subjects] = await Promise.all([findTutors(db), db.select({ id: themes.id }).from(themes)]);
  const fitting = demoSessions.filter(({ subject }) => subjects.some(({ id }) => id === subject));
  for (const [index, session] of fitting.entries()) {
    const tutor = tutorFor(session, approved, index);
    if (tutor) await planDemoSession(services, { session, tutor, plannerId: planner.id, now });
  }
}

async function hasUpcoming(db: Db, plannerId: string, now: Date): Promise<boolean> {
  const isUpcoming = and(eq(groupSessions.createdBy, plannerId), gt(groupSessions.startsAt, now));
  return (await db.select({ id: groupSessions.id }).from(groupSessions).where(isUpcoming).limit(1)).length > 0;
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

type Planned = { session: DemoSession; tutor: Tutor; plannerId: string; now: Date };

async function planDemoSession(services: Services, { session, tutor, plannerId, now }: Planned): Promise<void> {
  const { inDays, time, participants, ...plan } = session;
  const id = randomUUID();
  const startsAt = momentOf(`${addDays(dayOf(now, homeTimeZone), inDays)}T${time}`, homeTimeZone);
  const meetingUrl = tutor.meetingUrl ?? `https://meet.navor.example/${id.slice(0, 8)}`;
  try {
    await planSession(services, { id, plannerId, plan: { ...plan, tutor, startsAt, meetingUrl }, now });
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
