import { randomUUID } from 'node:crypto';
import { homeTimeZone } from '@navor/contract';
import { defaultLanguage, type Translated } from '@navor/languages';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { addDays, dayOf } from '../../../platform/time/days.ts';
import { momentOf } from '../../../platform/time/local-time.ts';
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
import { completeCourse } from './complete-course.ts';
import { addStudyTime } from './study-time.ts';

/** What the demo learners have done so far: one is half-way through a course, the other is past one and has begun the next. */
export async function loadDemoProgress(services: Services, now = new Date()): Promise<void> {
  await tellStory(services, now, {
    email: 'learner@navor.example',
    courseId: 'osnove-elektrotehnike',
    daysAgo: { first: 12, last: 1 },
    share: 0.5,
    note: 'Pred vstavljanjem v enačbo vse količine pretvorim v osnovne enote: mA v A, kΩ v Ω.',
  });
  // Its quizzes come after it, and complete the course.
  await tellStory(services, now, {
    email: 'premium@navor.example',
    courseId: 'osnove-elektrotehnike',
    daysAgo: { first: 26, last: 11 },
    share: 1,
  });
  await tellStory(services, now, {
    email: 'premium@navor.example',
    courseId: 'tehniska-mehanika-statika',
    daysAgo: { first: 4, last: 4 },
    share: 0,
  });
}

type Story = {
  email: string;
  courseId: string;
  /** When the lessons were done, the first and the last of them. */
  daysAgo: { first: number; last: number };
  /** How much of the course is done; one lesson at least. */
  share: number;
  note?: string;
};

async function tellStory(services: Services, now: Date, story: Story): Promise<void> {
  const { db, events } = services;
  const { email, courseId, daysAgo, share, note } = story;
  const account = await findRecipientByEmail(db, email);
  if (!account) return;
  const userId = account.id;
  await db.transaction(async (tx) => {
    const all = await publishedLessons(tx, courseId);
    const done = all.slice(0, Math.max(1, Math.floor(all.length * share)));
    const next = all[done.length];
    const last = done.at(-1);
    if (!last) return;
    const doneAt = doneEvenly(now, daysAgo, done.length);
    const lastReadAt = next ? new Date(now.getTime() - 20 * 60 * 1000) : doneAt(done.length - 1);
    const [enrolled] = await tx
      .insert(courseEnrollments)
      .values({ userId, courseId, enrolledAt: doneAt(0), lastLessonId: (next ?? last).id, lastReadAt })
      .onConflictDoNothing()
      .returning();
    if (!enrolled) return;

    for (const [index, { id, minutes }] of done.entries()) {
      const at = doneAt(index);
      const studied = { userId, courseId, lessonId: id, seconds: Math.round(minutes * 0.9) * 60, at };
      await study(services, tx, { ...studied, completedAt: at, anchor: null, fraction: 1 });
      await events.announce(tx, lessonCompleted, { userId, courseId, lessonId: id, at, timeZone: homeTimeZone });
    }
    if (!next) {
      const { titles } = last;
      await completeCourse(services, tx, { enrolment: enrolled, titles, at: lastReadAt, timeZone: homeTimeZone });
      return;
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

/** When each of so many lessons was done: in the late afternoon, as nobody is awake for a demo's sake at whatever hour it starts. */
function doneEvenly(now: Date, { first, last }: Story['daysAgo'], count: number) {
  const today = dayOf(now, homeTimeZone);
  const gap = (first - last) / Math.max(1, count - 1);
  return (index: number) => momentOf(`${addDays(today, -Math.round(first - index * gap))}T17:00`, homeTimeZone);
}

type StoryLesson = { id: string; minutes: number; titles: Translated };

function publishedLessons(tx: Db, courseId: string): Promise<StoryLesson[]> {
  return tx
    .select({ id: lessons.id, minutes: lessons.minutes, titles: courses.title })
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
