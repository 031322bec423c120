import { describe, expect, it } from 'vitest';
import { dashboardTwin } from './dashboard-twin.ts';

describe('the dashboard twin of a public screen', () => {
  it.each([
    ['/', '', '/dashboard'],
    ['/courses', '?level=1', '/dashboard/courses?level=1'],
    ['/courses/statics/forces', '', '/dashboard/courses/statics/forces'],
    ['/tutors/ana', '', '/dashboard/tutors/ana'],
    ['/group-tutoring/7', '', '/dashboard/group-tutoring/7'],
    ['/quizzes/', '', '/dashboard/quizzes'],
    ['/cms', '', '/dashboard/cms'],
    ['/search', '?q=ohm', '/dashboard/search?q=ohm'],
  ])('%s%s is %s', (pathname, search, twin) => {
    expect(dashboardTwin({ pathname, search })).toBe(twin);
  });

  it.each([
    '/subscription',
    '/subscription-success',
    '/reset-password',
    '/themes/statics',
    '/ai',
    '/privacy',
    '/coursesx',
  ])('%s has none', (pathname) => {
    expect(dashboardTwin({ pathname, search: '' })).toBeUndefined();
  });
});
