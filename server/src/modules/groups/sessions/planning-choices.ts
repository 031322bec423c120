import { plannableTutorsMax } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import { and, asc, eq } from 'drizzle-orm';
import type { SignedIn } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { themes } from '../../courses/index.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { tutors } from '../../tutoring/index.ts';
import type { Tutor } from './session-plan.ts';

/** Whom somebody may plan sessions for: everybody who is approved, as far as a list is of use, or themselves if they are. */
export async function findPlannableTutors(db: Db, { user }: SignedIn) {
  const people = peopleSubquery(db, 'tutor');
  const isOwn = user.roles.includes('admin') ? undefined : eq(tutors.userId, user.id);
  const rows = await db
    .select({
      ...{ id: tutors.id, name: people.fullName, subjects: tutors.subjects, languages: tutors.languages },
      meeting_url: tutors.meetingUrl,
    })
    .from(tutors)
    .innerJoin(people, eq(people.id, tutors.userId))
    .where(and(eq(tutors.status, 'approved'), isOwn))
    .orderBy(asc(people.fullName), asc(tutors.id))
    .limit(plannableTutorsMax + 1);
  return { tutors: rows.slice(0, plannableTutorsMax), hasMore: rows.length > plannableTutorsMax };
}

export async function canPlan(db: Db, { user }: SignedIn): Promise<boolean> {
  const isApproved = and(eq(tutors.status, 'approved'), eq(tutors.userId, user.id));
  return user.roles.includes('admin') || (await db.select({ id: tutors.id }).from(tutors).where(isApproved)).length > 0;
}

export async function listSubjects(db: Db, language: Language): Promise<{ id: string; title: string }[]> {
  const rows = await db.select().from(themes).orderBy(asc(themes.position), asc(themes.id));
  return rows.map(({ id, title }) => ({ id, title: textIn(title, language) }));
}

export async function findTutor(db: Db, id: string): Promise<Tutor | undefined> {
  const [tutor] = await db.select().from(tutors).where(eq(tutors.id, id));
  return tutor;
}
