import { randomUUID } from 'node:crypto';
import { homeTimeZone } from '@navor/contract';
import { defaultLanguage } from '@navor/languages';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { findRecipientByEmail } from '../../identity/index.ts';
import { lessonCompleted } from '../courses.events.ts';
import { courses } from '../courses.tables.ts';
import type { LessonIds } from '../lessons/find-lesson.ts';
import {
  courseEnrollments,
  lessonBookmarks,
  lessonNotes,
  lessonProgress,
  lessons,
  lessonTexts,
} from '../lessons.tables.ts';
import { notesSearchSource } from '../notes/notes-search-source.ts';
import { addStudyTime } from './study-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What the demo learners have done so far: one is half-way through a course, the other has just begun. */
export async function loadDemoProgress(services: Services, now = new Date()): Promise<void> {
  await start(services, now, {
    email: 'learner@navor.example',
    courseId: 'osnove-elektrotehnike',
    startedDaysAgo: 12,
    share: 0.5,
    note: 'Pred vstavljanjem v enačbo vse količine pretvorim v osnovne enote: mA v A, kΩ v Ω.',
  });
  await start(services, now, {
    email: 'premium@navor.example',
    courseId: 'tehniska-mehanika-statika',
    startedDaysAgo: 4,
    share: 0,
  });
}

type Story = {
  email: string;
  courseId: string;
  startedDaysAgo: number;
  /** How much of the course is done; one lesson at least. */
  share: number;
  note?: string;
};

async function start(services: Services, now: Date, story: Story): Promise<void> {
  const { db, events } = services;
  const { email, courseId, startedDaysAgo, share, note } = story;
  const account = await findRecipientByEmail(db, email);
  if (!account) return;
  const userId = account.id;
  await db.transaction(async (tx) => {
    const all = await publishedLessons(tx, courseId);
    const done = all.slice(0, Math.max(1, Math.floor(all.length * share)));
    const next = all[done.length];
    const last = done.at(-1);
    if (!next || !last) return;
    const lastReadAt = new Date(now.getTime() - 20 * 60 * 1000);
    const enrolledAt = new Date(now.getTime() - startedDaysAgo * dayMs);
    const [enrolled] = await tx
      .insert(courseEnrollments)
      .values({ userId, courseId, enrolledAt, lastLessonId: next.id, lastReadAt })
      .onConflictDoNothing()
      .returning();
    if (!enrolled) return;

    const gap = (startedDaysAgo - 1) / Math.max(1, done.length - 1);
    for (const [index, { id, minutes }] of done.entries()) {
      const at = new Date(now.getTime() - Math.round(startedDaysAgo - index * gap) * dayMs);
      const studied = { userId, courseId, lessonId: id, seconds: Math.round(minutes * 0.9) * 60, at };
      await study(services, tx, { ...studied, completedAt: at, anchor: null, fraction: 1 });
      await events.announce(tx, lessonCompleted, { userId, courseId, lessonId: id, at, timeZone: homeTimeZone });
    }
    const reading = { userId, courseId, lessonId: next.id, seconds: 25 * 60, at: lastReadAt };
    const anchor = await headingAt(tx, { courseId, lessonId: next.id, fraction: 0.4 });
    await study(services, tx, { ...reading, completedAt: null, anchor, fraction: 0.4 });
    await tx
      .insert(lessonBookmarks)
      .values({ userId, courseId, lessonId: last.id, createdAt: lastReadAt })
      .onConflictDoNothing();
    if (!note) return;
    const noteId = randomUUID();
    await tx.insert(lessonNotes).values({ id: noteId, userId, courseId, lessonId: last.id, text: note });
    await events.announce(tx, searchableChanged, { source: notesSearchSource.name, groupId: noteId });
  });
}

function publishedLessons(tx: Db, courseId: string): Promise<{ id: string; minutes: number }[]> {
  return tx
    .select({ id: lessons.id, minutes: lessons.minutes })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.id, courseId), eq(courses.status, 'published'), eq(lessons.status, 'published')))
    .orderBy(asc(lessons.position));
}

/** The heading that about this share of a lesson is read at. */
async function headingAt(tx: Db, { courseId, lessonId, fraction }: LessonIds & { fraction: number }) {
  const isText = and(eq(lessonTexts.courseId, courseId), eq(lessonTexts.lessonId, lessonId));
  const [text] = await tx
    .select({ contents: lessonTexts.contents })
    .from(lessonTexts)
    .where(and(isText, eq(lessonTexts.language, defaultLanguage)));
  const headings = text?.contents ?? [];
  return headings[Math.floor(headings.length * fraction)]?.id ?? null;
}

type Studied = {
  userId: string;
  courseId: string;
  lessonId: string;
  seconds: number;
  at: Date;
  completedAt: Date | null;
  anchor: string | null;
  fraction: number;
};

async function study(services: Services, tx: Db, studied: Studied) {
  const { userId, courseId, lessonId, seconds, at, completedAt, anchor, fraction } = studied;
  await tx
    .insert(lessonProgress)
    .values({
      ...{ userId, courseId, lessonId, completedAt },
      ...{ placeAnchor: anchor, placeFraction: fraction, secondsSpent: seconds, updatedAt: at },
    })
    // They may have tried a lesson before.
    .onConflictDoNothing();
  await addStudyTime(services, tx, { userId, courseId, seconds, at, timeZone: homeTimeZone });
}
