import { reviewsPerDay, tiers } from '@navor/contract';
import { type Translated, textIn } from '@navor/languages';
import { sql } from 'drizzle-orm';
import type { CalendarPeriod, CalendarSource } from '../../../platform/calendar-source.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Texts } from '../../../platform/texts.ts';
import { addDays, type Day, dayOf, dayStart } from '../../../platform/time/days.ts';
import { comesWith } from '../../billing/index.ts';
import { findTiers } from '../../identity/index.ts';

/** Until when quizzes that are under way have to be handed in, and how many questions come back on which day. */
export const quizzesCalendarSource: CalendarSource = {
  name: 'quizzes',

  async load(db, period, texts) {
    const now = new Date();
    // One after the other: the database may be a transaction, which has one connection.
    const deadlines = await loadDeadlines(db, period, { texts, now });
    return [...deadlines, ...(await loadReviews(db, period, { texts, now }))];
  },
};

type Telling = { texts: Texts; now: Date };
type DeadlineRow = { id: string; started_at: Date; deadline: Date; title: Translated };

async function loadDeadlines(db: Db, { userId, from, to, language }: CalendarPeriod, { texts, now }: Telling) {
  const { rows } = await db.execute<DeadlineRow>(sql`
    SELECT attempts.id, attempts.started_at, attempts.deadline, quizzes.title
    FROM quiz_attempts AS attempts JOIN quizzes ON quizzes.id = attempts.quiz_id
    WHERE attempts.user_id = ${userId} AND attempts.submitted_at IS NULL AND attempts.deadline > ${now.toISOString()}::timestamptz
      AND attempts.started_at < ${to.toISOString()}::timestamptz AND attempts.deadline > ${from.toISOString()}::timestamptz`);
  return rows.map(({ id, started_at, deadline, title }) => ({
    ...{ kind: 'quiz_deadline' as const, id, sequence: 0, description: '' },
    title: texts.say(language, 'quizzes:calendar.attempt', { quiz: textIn(title, language) }),
    // The time in which it can be worked on.
    ...{ startsAt: new Date(started_at), endsAt: new Date(deadline), isAllDay: false, location: null },
    ...{ path: `/dashboard/attempt/${id}`, isTentative: false, actions: noActions },
  }));
}

const noActions = { canMove: false, canResize: false, canDelete: false };

/** Only what is ahead: what was due before waits for today. */
async function loadReviews(db: Db, period: CalendarPeriod, { texts, now }: Telling) {
  const { to, timeZone, language } = period;
  const today = dayOf(now, timeZone);
  if (dayStart(today, timeZone) >= to) return [];
  const counts = await countDueByDay(db, period, today);
  return [...counts].map(([day, count]) => ({
    ...{ kind: 'quiz_deadline' as const, id: `review-${day}`, sequence: 0, description: '' },
    title: texts.say(language, 'quizzes:calendar.review', { count: Math.min(count, reviewsPerDay) }),
    ...{
      startsAt: dayStart(day, timeZone),
      endsAt: dayStart(addDays(day, 1), timeZone),
      isAllDay: true,
      location: null,
    },
    ...{ path: '/dashboard/review', isTentative: false, actions: noActions },
  }));
}

/** Of questions that can be asked: they are still in a quiz, and their course is open to the person. */
async function countDueByDay(
  db: Db,
  { userId, from, to, timeZone }: CalendarPeriod,
  today: Day,
): Promise<Map<Day, number>> {
  const tier = (await findTiers(db, [userId])).get(userId) ?? 'free';
  const open = tiers.filter((access) => comesWith(tier, { kind: 'content', tier: access }));
  const { rows } = await db.execute<{ due: Date }>(sql`
    SELECT cards.due FROM review_cards AS cards
    JOIN questions ON questions.quiz_id = cards.quiz_id AND questions.id = cards.question_id AND questions.position IS NOT NULL
    JOIN quizzes ON quizzes.id = cards.quiz_id AND quizzes.status = 'published'
    LEFT JOIN courses ON courses.id = quizzes.course_id
    WHERE cards.user_id = ${userId} AND cards.due < ${to.toISOString()}::timestamptz
      AND (quizzes.course_id IS NULL
           OR (courses.status = 'published' AND courses.access = ANY(${sql.param(open)}::text[])))`);
  const counts = new Map<Day, number>();
  for (const { due } of rows) {
    const day = dayOf(new Date(due), timeZone);
    const shown = day < today ? today : day;
    if (dayStart(addDays(shown, 1), timeZone) > from) counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return counts;
}
