// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openBadge, showAchievements } from '../../test-support.tsx';
import { NearestBadges } from './nearest-badges.tsx';

afterEach(cleanup);

it('shows the open badges of the largest shares, the nearest first', () => {
  const earned = { ...openBadge('first-lesson', 'lessons', { value: 1, target: 1 }), earned_at: new Date(0) };
  const badges = [
    earned,
    openBadge('lessons-10', 'lessons', { value: 4, target: 10 }),
    openBadge('lessons-50', 'lessons', { value: 4, target: 50 }),
    openBadge('streak-3', 'persistence', { value: 2, target: 3 }),
  ];
  showAchievements(<NearestBadges badges={badges} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First spark2 of 3 days',
    'Full toolbox4 of 10 lessons',
  ]);
});

it('shows nothing before anything was done', () => {
  showAchievements(<NearestBadges badges={[openBadge('lessons-10', 'lessons', { value: 0, target: 10 })]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
