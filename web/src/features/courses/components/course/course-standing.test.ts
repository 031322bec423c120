import type { Course } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { courseStanding } from './course-standing.ts';

const first = { id: 'sile', title: 'Sile', language: 'sl', minutes: 30 } as const;
const second = { id: 'ravnotezje', title: 'Ravnotežje', language: 'sl', minutes: 40 } as const;
const lesson = { is_preview: false, is_open: true, is_completed: false } as const;
const lessons = [first, second].map((each) => ({ ...each, ...lesson }));
const course: Pick<Course, 'modules' | 'is_unlocked' | 'enrolment' | 'next_lesson'> = {
  modules: [{ id: 'uvod', title: 'Uvod', summary: '', language: 'sl', lessons }],
  is_unlocked: true,
  enrolment: null,
  next_lesson: first,
};
const enrolment = { enrolled_at: new Date(0), completed_lessons: 1, completed_at: null, left: 'lessons' } as const;
const completed = { ...enrolment, completed_at: new Date(0), left: null };

describe('how somebody stands to a course', () => {
  it('lets a visitor begin with the first lesson', () => {
    expect(courseStanding(course, false)).toMatchObject({ kind: 'visiting', first });
  });

  it('lets somebody who is signed in enrol', () => {
    expect(courseStanding(course, true)).toEqual({ kind: 'open' });
  });

  it('goes on with the next lesson once enrolled', () => {
    const enrolled = { ...course, enrolment, next_lesson: second };
    expect(courseStanding(enrolled, true)).toEqual({ kind: 'learning', next: second });
  });

  it.each(['quizzes', 'nothing'] as const)('is ending when all lessons are done and %s is left', (left) => {
    const ending = { ...course, enrolment: { ...enrolment, left }, next_lesson: null };
    expect(courseStanding(ending, true)).toEqual({ kind: 'ending', left });
  });

  it('is completed once the server says so', () => {
    const done = { ...course, enrolment: completed, next_lesson: null };
    expect(courseStanding(done, true)).toMatchObject({ kind: 'completed', first });
  });

  it('goes on when a completed course has grown', () => {
    const grown = { ...course, enrolment: completed, next_lesson: second };
    expect(courseStanding(grown, true)).toEqual({ kind: 'learning', next: second });
  });

  it.each([true, false])('is locked without the plan, enrolled or not (signed in: %s)', (isSignedIn) => {
    const locked = { ...course, is_unlocked: false, enrolment: isSignedIn ? enrolment : null };
    expect(courseStanding(locked, isSignedIn)).toMatchObject({ kind: 'locked', first });
  });

  it('offers no lesson where there is none yet', () => {
    expect(courseStanding({ ...course, modules: [], next_lesson: null }, false)).toEqual({
      kind: 'visiting',
      first: undefined,
    });
  });
});
