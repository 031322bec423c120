import type { CourseProgress } from '@navor/contract';

export type StudyModule = CourseProgress['modules'][number];
export type StudyLesson = StudyModule['lessons'][number];
export type StudyWeek = CourseProgress['weeks_studied'][number];

/** Whole ones, so that parts never add up to more than their sum. */
export function minutesOf(seconds: number): number {
  return Math.floor(seconds / 60);
}

/** In whole percent, from 0 to 1; rounded down, since only what is wholly done is 100 %. */
export function shareDone({ done, all }: { done: number; all: number }): number {
  return all > 0 ? Math.floor((done * 100) / all) / 100 : 0;
}
