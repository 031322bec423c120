import { expect, it, vi } from 'vitest';
import { removeLesson } from './remove-lesson.ts';
import type { EditedCourse } from './use-course-draft.ts';

const answer = vi.hoisted(() => vi.fn());
vi.mock('#platform/browser-api.ts', () => ({ api: { cms: { courses: { removeLesson: answer } } } }));

/** A course whose unsaved changes reach the server, or do not. */
function courseThat(isSaved: boolean) {
  const request = async (ask: (baseHash: string) => Promise<unknown>) => (isSaved ? ask('before') : undefined);
  return { id: 'tok', request } as unknown as EditedCourse;
}

it('removes the lesson from the course as it was saved last', async () => {
  answer.mockResolvedValueOnce({ kind: 'saved', course: 'without it' });
  expect(await removeLesson(courseThat(true), 'naboj')).toBeNull();
  expect(answer).toHaveBeenCalledWith({ courseId: 'tok', lessonId: 'naboj', base_hash: 'before' });
});

it('says that others have changed it meanwhile', async () => {
  answer.mockResolvedValueOnce({ kind: 'outdated', course: 'as others left it' });
  expect(await removeLesson(courseThat(true), 'naboj')).toBe('outdated');
});

it('says that it failed without a connection', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await removeLesson(courseThat(true), 'naboj')).toBe('failed');
});

it('removes nothing while something else cannot be saved', async () => {
  answer.mockClear();
  expect(await removeLesson(courseThat(false), 'naboj')).toBe('failed');
  expect(answer).not.toHaveBeenCalled();
});
