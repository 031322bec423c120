import { describe, expect, it } from 'vitest';
import { dashboardTwin } from './dashboard-twin.ts';

describe('the dashboard twin of a public screen', () => {
  it.each([
    ['/', '', '/dashboard'],
    ['/courses', '?level=1', '/dashboard/courses?level=1'],
    ['/courses/statics/forces', '', '/dashboard/courses/statics/forces'],
    ['/courses/detail/statics', '?from=mail', '/dashboard/courses/statics?from=mail'],
    ['/courses/detail/statics/forces', '', '/dashboard/courses/statics/forces'],
    ['/courses/detail', '', '/dashboard/courses'],
    ['/courses/details', '', '/dashboard/courses/details'],
    ['/quizzes/', '', '/dashboard/quizzes'],
    ['/technical-library/item/ohm', '', '/dashboard/technical-library/item/ohm'],
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
