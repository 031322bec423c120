import type { CourseProgress } from '@navor/contract';
import { commonLanguage, type Language, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import type { SignedIn } from '../../../platform/access.ts';
import { addDays, type Day, dayOf, mondayOf } from '../../../platform/time/days.ts';
import type { CourseRow } from '../catalogue/find-course.ts';
import { mayRead } from '../courses.policy.ts';
import { byModule, loadOutline, nextLesson, type OutlineRow } from '../lessons/course-outline.ts';
import { lessonLink } from '../lessons/lesson-link.ts';
import { plannedLessons } from './study-schedule.ts';
import { type StudiedDay, studyTimeByDay } from './study-time.ts';

type ProgressQuery = { viewer: SignedIn; language: Language; timeZone: string; now: Date };

const longestHistory = 26;

/** How far somebody is in a course. */
export async function findCourseProgress(pool: Pool, course: CourseRow, query: ProgressQuery): Promise<CourseProgress> {
  const { viewer, language, timeZone, now } = query;
  // Whoever is not enrolled has no progress, even if they have tried a lesson.
  const userId = course.enrolled_at ? viewer.user.id : null;
  const outline = await loadOutline(pool, [course.id], { language, userId });
  const done = outline.filter(({ completed_at }) => completed_at);
  const next = nextLesson(outline, course.last_lesson_id);
  const studied = userId ? await studyTimeByDay(pool, userId, { courseId: course.id }) : [];
  return {
    id: course.id,
    title: textIn(course.title, language),
    language: commonLanguage(language, course.title),
    weeks: course.weeks,
    hours_per_week: course.hours_per_week,
    enrolment: course.enrolled_at && {
      enrolled_at: course.enrolled_at,
      completed_at: course.completed_at,
      left: course.left,
      ...plan(course, course.enrolled_at, outline.length, { timeZone, now }),
    },
    lesson_count: outline.length,
    completed_lessons: done.length,
    seconds_spent: studied.reduce((sum, { seconds }) => sum + seconds, 0),
    minutes_left: outline.reduce((sum, { completed_at, minutes }) => sum + (completed_at ? 0 : minutes), 0),
    modules: byModule(outline).map((lessons) => ({
      id: lessons[0].module_id,
      title: textIn(lessons[0].module_title, language),
      completed_lessons: lessons.filter(({ completed_at }) => completed_at).length,
      seconds_spent: secondsOf(lessons),
      lessons: lessons.map((lesson) => ({
        ...lessonLink(lesson),
        is_open: mayRead(viewer, course, lesson),
        completed_at: lesson.completed_at,
        seconds_spent: lesson.seconds_spent,
      })),
    })),
    weeks_studied: course.enrolled_at ? weeksStudied(studied, { since: course.enrolled_at, done }, query) : [],
    next_lesson: next ? lessonLink(next) : null,
  };
}

function plan(
  { weeks }: CourseRow,
  enrolledAt: Date,
  lessonCount: number,
  { timeZone, now }: { timeZone: string; now: Date },
): { planned_end: Day; planned_lessons: number } {
  const enrolledOn = dayOf(enrolledAt, timeZone);
  return {
    planned_end: addDays(enrolledOn, weeks * 7),
    planned_lessons: plannedLessons({ enrolledOn, weeks, lessonCount }, dayOf(now, timeZone)),
  };
}

function weeksStudied(
  days: StudiedDay[],
  { since, done }: { since: Date; done: OutlineRow[] },
  { timeZone, now }: ProgressQuery,
): CourseProgress['weeks_studied'] {
  const last = mondayOf(dayOf(now, timeZone));
  const weeks = weeksBetween(mondayOf(dayOf(since, timeZone)), last).slice(-longestHistory);
  const completedIn = done.map(({ completed_at }) => completed_at && mondayOf(dayOf(completed_at, timeZone)));
  return weeks.map((starts_on) => ({
    starts_on,
    seconds: days.reduce((sum, { day, seconds }) => sum + (mondayOf(day) === starts_on ? seconds : 0), 0),
    completed_lessons: completedIn.filter((week) => week === starts_on).length,
  }));
}

function weeksBetween(first: Day, last: Day): Day[] {
  const weeks = [first];
  for (let week = addDays(first, 7); week <= last; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

function secondsOf(lessons: OutlineRow[]): number {
  return lessons.reduce((sum, { seconds_spent }) => sum + seconds_spent, 0);
}
