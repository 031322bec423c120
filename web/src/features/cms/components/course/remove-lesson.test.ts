import { expect, it, vi } from 'vitest';
import { removeLesson } from './remove-lesson.ts';
import type { EditedCourse } from './use-course-draft.ts';

const answer = vi.hoisted(() => vi.fn());
vi.mock('#platform/browser-api.ts', () => ({ api: { cms: { courses: { removeLesson: answer } } } }));

/** A course whose unsaved changes reach the server, or do not. */
function courseThat(isSaved: boolean) {
  const take = vi.fn();
  const store = { flush: async () => isSaved, hash: () => 'before' };
  return { take, course: { id: 'tok', store, take } as unknown as EditedCourse };
}

it('shows the course without the lesson', async () => {
  const { course, take } = courseThat(true);
  answer.mockResolvedValueOnce({ kind: 'saved', course: 'without it' });
  expect(await removeLesson(course, 'naboj')).toBeNull();
  expect(take).toHaveBeenCalledWith('without it');
  expect(answer).toHaveBeenCalledWith({ courseId: 'tok', lessonId: 'naboj', base_hash: 'before' });
});

it('shows what others have changed meanwhile, and says so', async () => {
  const { course, take } = courseThat(true);
  answer.mockResolvedValueOnce({ kind: 'outdated', course: 'as others left it' });
  expect(await removeLesson(course, 'naboj')).toBe('outdated');
  expect(take).toHaveBeenCalledWith('as others left it');
});

it('says that it failed without a connection', async () => {
  const { course, take } = courseThat(true);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await removeLesson(course, 'naboj')).toBe('failed');
  expect(take).not.toHaveBeenCalled();
});

it('removes nothing while something else cannot be saved', async () => {
  answer.mockClear();
  expect(await removeLesson(courseThat(false).course, 'naboj')).toBe('failed');
  expect(answer).not.toHaveBeenCalled();
});
