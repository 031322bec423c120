import type { Api } from '@navor/contract/page-request';
import { describe, expect, it } from 'vitest';
import { lessonPageVersion } from './lesson-page-version.ts';

function apiWith(version: (input: { courseId: string }) => Promise<{ version: string }>) {
  return { courses: { version } } as unknown as Pick<Api, 'courses'>;
}

const refusal = (code: string) => Object.assign(new Error(code), { code, status: 500 });

describe('the version of a lesson’s page', () => {
  const known = apiWith(async ({ courseId }) => ({ version: `${courseId}-1` }));

  it('is the one of its course', async () => {
    expect(await lessonPageVersion('/courses/statika/sile', known)).toBe('statika-1');
  });

  it.each([
    '/',
    '/courses',
    '/courses/statika',
    '/courses/statika/',
    '/dashboard/courses/statika/sile',
    '/courses/%00/x',
  ])('is none for %s', async (pathname) => {
    expect(await lessonPageVersion(pathname, known)).toBeUndefined();
  });

  it('is none for a course that does not exist', async () => {
    const missing = apiWith(() => Promise.reject(refusal('NOT_FOUND')));
    expect(await lessonPageVersion('/courses/alkimija/uvod', missing)).toBeUndefined();
  });

  it('hides no other failure', async () => {
    const broken = apiWith(() => Promise.reject(refusal('INTERNAL')));
    await expect(lessonPageVersion('/courses/statika/sile', broken)).rejects.toThrow('INTERNAL');
  });
});
