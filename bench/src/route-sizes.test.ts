import { describe, expect, it } from 'vitest';
import { addUp, calendarLimit, isOverLimit, lessonLimit, publicPageLimit, withOwnFiles } from './route-sizes.ts';

const screen = { address: '/', isPublic: true, files: ['/entry.js', '/root.js'] };

describe('addUp', () => {
  it('adds the sizes of all files of a screen', () => {
    const sizes = new Map([
      ['/entry.js', { raw: 300, gzip: 110, brotli: 100 }],
      ['/root.js', { raw: 30, gzip: 11, brotli: 10 }],
      ['/other.js', { raw: 1, gzip: 1, brotli: 1 }],
    ]);
    expect(addUp(screen, sizes)).toEqual({ address: '/', isPublic: true, files: 2, raw: 330, gzip: 121, brotli: 110 });
  });

  it('refuses a screen with a file that the build does not have', () => {
    expect(() => addUp(screen, new Map())).toThrow('/entry.js, which is not in the build');
  });
});

describe('withOwnFiles', () => {
  const screens = [
    { address: '/chat', isPublic: false, files: ['/react.js', '/chat.js', '/answers.js'] },
    { address: '/showcase', isPublic: true, files: ['/react.js', '/answers.js'] },
    { address: '/', isPublic: true, files: ['/react.js'] },
  ];

  it('leaves the files that only the screen and its kin load', () => {
    expect(withOwnFiles(screens, '/chat', ['/chat', '/showcase']).files).toEqual(['/chat.js', '/answers.js']);
  });

  it('refuses a screen that there is not', () => {
    expect(() => withOwnFiles(screens, '/moved', [])).toThrow('/moved');
  });
});

describe('isOverLimit', () => {
  const size = { ...screen, files: 2, raw: 0, gzip: 0 };

  it('allows a public page exactly the limit', () => {
    expect(isOverLimit({ ...size, brotli: publicPageLimit })).toBe(false);
  });

  it('refuses a public page one byte more', () => {
    expect(isOverLimit({ ...size, brotli: publicPageLimit + 1 })).toBe(true);
  });

  it('holds lessons to a limit of their own, wherever they are read', () => {
    const lesson = { ...size, isPublic: false, address: '/dashboard/courses/:courseId/:lessonId' };
    expect(isOverLimit({ ...lesson, brotli: lessonLimit })).toBe(false);
    expect(isOverLimit({ ...lesson, brotli: lessonLimit + 1 })).toBe(true);
  });

  it('holds the calendar to a limit of its own', () => {
    const calendar = { ...size, isPublic: false, address: '/dashboard/calendar' };
    expect(isOverLimit({ ...calendar, brotli: calendarLimit })).toBe(false);
    expect(isOverLimit({ ...calendar, brotli: calendarLimit + 1 })).toBe(true);
  });

  it('lets private screens be larger', () => {
    expect(isOverLimit({ ...size, isPublic: false, brotli: publicPageLimit + 1 })).toBe(false);
  });
});
