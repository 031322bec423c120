import { type CourseCard, type EnrolledCourse, type Learning, type LessonLink, weeklyGoalHours } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import type { SignedIn } from '../../../platform/access.ts';
import { addDays, type Day, dayOf, mondayOf } from '../../../platform/time/days.ts';
import { type CardRow, cardsQuery, presentCard } from '../catalogue/course-cards.ts';
import { recommendCourses } from '../catalogue/recommend-courses.ts';
import { lessonsAhead, loadOutline, type OutlineRow } from '../lessons/course-outline.ts';
import { lessonLink } from '../lessons/lesson-link.ts';
import { joinLessonText } from '../lessons/lesson-text-sql.ts';
import { dueOn } from './study-schedule.ts';
import { studyTimeByDay } from './study-time.ts';

type OverviewQuery = { viewer: SignedIn; language: Language; timeZone: string; now: Date };

const most = { continuing: 6, upcoming: 5, bookmarks: 5 };

/** What somebody is learning, and what comes next: by six statements, whatever the number of courses. */
export async function findLearningOverview(pool: Pool, query: OverviewQuery): Promise<Learning> {
  const { viewer, language, timeZone, now } = query;
  const userId = viewer.user.id;
  const today = dayOf(now, timeZone);
  const [started, recommended, bookmarks, week, completed] = await Promise.all([
    coursesInProgress(pool, viewer, language),
    recommendCourses(pool, viewer, language),
    findBookmarks(pool, userId, language),
    weekOf(pool, viewer, today),
    countCompletedCourses(pool, userId),
  ]);
  return {
    today,
    continuing: started.map(({ row, ahead: [next] }) => ({
      course: presentCard(row, viewer, language),
      next_lesson: next ? lessonLink(next) : null,
      last_read_at: row.last_read_at,
    })),
    week,
    upcoming: started
      .flatMap((course) => comingUp(course, { language, timeZone, today }))
      .sort((one, other) => one.due_on.localeCompare(other.due_on))
      .slice(0, most.upcoming),
    recommended,
    bookmarks,
    completed_courses: completed,
  };
}

type StartedCourse = { row: CardRow; lessonCount: number; ahead: OutlineRow[] };

async function coursesInProgress(
  pool: Pool,
  { user }: { user: { id: string } },
  language: Language,
): Promise<StartedCourse[]> {
  const { rows } = await pool.query<CardRow>({ name: 'courses-in-progress', text: inProgressQuery, values: [user.id] });
  const ids = rows.map(({ id }) => id);
  const lessons = ids.length > 0 ? await loadOutline(pool, ids, { language, userId: user.id }) : [];
  return rows.flatMap((row) => {
    const outline = lessons.filter(({ course_id }) => course_id === row.id);
    const ahead = lessonsAhead(outline, row.last_lesson_id);
    return outline.length > 0 ? [{ row, lessonCount: outline.length, ahead }] : [];
  });
}

/** How far somebody is in what they are learning, for whoever they let know of it: by two statements. */
export type CourseStanding = {
  id: string;
  title: string;
  lessonCount: number;
  completedCount: number;
  nextLesson: string | null;
  lastReadAt: Date | null;
};

export async function listCourseStandings(pool: Pool, userId: string, language: Language): Promise<CourseStanding[]> {
  const started = await coursesInProgress(pool, { user: { id: userId } }, language);
  return started.map(({ row, lessonCount, ahead: [next] }) => ({
    id: row.id,
    title: textIn(row.title, language),
    lessonCount,
    completedCount: row.completed_lessons,
    nextLesson: next?.title ?? null,
    lastReadAt: row.last_read_at,
  }));
}

/** All courses that somebody is enrolled in, those in progress first. */
export async function listEnrolledCourses(pool: Pool, viewer: SignedIn, language: Language): Promise<CourseCard[]> {
  const { rows } = await pool.query<CardRow>({ name: 'courses-own', text: ownQuery, values: [viewer.user.id] });
  return rows.map((row) => presentCard(row, viewer, language));
}

/** The same for somebody else, to whom nothing is open or locked here. */
export async function listEnrolmentsOf(pool: Pool, userId: string, wanted: Language): Promise<EnrolledCourse[]> {
  const { rows } = await pool.query<CardRow>({ name: 'courses-own', text: ownQuery, values: [userId] });
  return rows.flatMap(
    ({ id, title, lesson_count, enrolled_at, last_read_at, completed_lessons, completed_at, left }) => {
      if (!enrolled_at) return [];
      const language = commonLanguage(wanted, title);
      const enrolment = { completed_lessons, completed_at, left };
      return [{ id, title: textIn(title, language), language, lesson_count, enrolled_at, last_read_at, enrolment }];
    },
  );
}

const lastActive = 'coalesce(courses.last_read_at, courses.enrolled_at) DESC, courses.id';

const enrolled = `
  SELECT courses.*, own.enrolled_at, own.last_read_at, own.completed_at
  FROM courses JOIN course_enrollments AS own ON own.course_id = courses.id
  WHERE own.user_id = $1 AND courses.status = 'published'`;

const inProgressQuery = cardsQuery({
  selection: `
    SELECT * FROM (${enrolled} AND own.completed_at IS NULL) AS courses
    ORDER BY ${lastActive} LIMIT ${most.continuing}`,
  order: lastActive,
});

const ownQuery = cardsQuery({ selection: enrolled, order: `courses.completed_at IS NOT NULL, ${lastActive}` });

/** A pace asks for a number of lessons by a day, whichever they are: what comes next is due next. */
function comingUp(
  { row, lessonCount, ahead }: StartedCourse,
  { language, timeZone, today }: { language: Language; timeZone: string; today: Day },
): Learning['upcoming'] {
  const enrolledOn = row.enrolled_at ? dayOf(row.enrolled_at, timeZone) : today;
  const pace = { enrolledOn, weeks: row.weeks, lessonCount };
  const course = { id: row.id, title: textIn(row.title, language) };
  return ahead.map((lesson, index) => {
    const due_on = dueOn(pace, lessonCount - ahead.length + index);
    return { course, lesson: lessonLink(lesson), due_on, is_overdue: due_on < today };
  });
}

async function weekOf(pool: Pool, { user, profile }: SignedIn, today: Day): Promise<Learning['week']> {
  const monday = mondayOf(today);
  const studied = new Map(
    (await studyTimeByDay(pool, user.id, { from: monday })).map(({ day, seconds }) => [day, seconds]),
  );
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return { date, seconds: studied.get(date) ?? 0 };
  });
  return {
    goal_minutes: (profile?.weekly_goal_hours ?? weeklyGoalHours.default) * 60,
    seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
    days,
  };
}

type BookmarkRow = LessonLink & { course_id: string; course_title: Translated };

async function findBookmarks(pool: Pool, userId: string, language: Language): Promise<Learning['bookmarks']> {
  const { rows } = await pool.query<BookmarkRow>({
    name: 'courses-bookmarks',
    text: bookmarksQuery,
    values: [userId, language],
  });
  return rows.map((row) => ({
    course: { id: row.course_id, title: textIn(row.course_title, language) },
    lesson: lessonLink(row),
  }));
}

const bookmarksQuery = `
  SELECT courses.id AS course_id, courses.title AS course_title, lessons.id, lessons.minutes, text.title, text.language
  FROM lesson_bookmarks AS bookmarks
  JOIN courses ON courses.id = bookmarks.course_id AND courses.status = 'published'
  JOIN lessons ON lessons.course_id = bookmarks.course_id AND lessons.id = bookmarks.lesson_id
    AND lessons.status = 'published'
  ${joinLessonText('$2')}
  WHERE bookmarks.user_id = $1
  ORDER BY bookmarks.created_at DESC, lessons.course_id, lessons.position
  LIMIT ${most.bookmarks}`;

async function countCompletedCourses(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'courses-completed',
    text: `SELECT count(*)::int AS count FROM course_enrollments
           JOIN courses ON courses.id = course_enrollments.course_id AND courses.status = 'published'
           WHERE user_id = $1 AND completed_at IS NOT NULL`,
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}
