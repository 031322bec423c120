// @vitest-environment happy-dom
import type { AchievementsSummary } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { newStreak, openBadge, showAchievements } from '../test-support.tsx';
import { AchievementsCard } from './achievements-card.tsx';

afterEach(cleanup);

const now = new Date('2026-11-18T12:00:00Z');
const summary: AchievementsSummary = {
  level: { number: 3, points: 420, begins_at: 300, next_at: 600 },
  streak: { ...newStreak, days: 2, longest: 2, has_learned_today: true },
  next_badge: openBadge('lessons-10', 'lessons', { value: 8, target: 10 }),
  newest_badge: null,
  badge_count: 0,
};

it('shows level, streak and the nearest badge, and leads to the rest', () => {
  showAchievements(<AchievementsCard summary={summary} now={now} />);
  expect(screen.getByText('Level 3')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Points towards level 4' }).getAttribute('aria-valuetext')).toBe(
    '120 of 300 XP',
  );
  expect(screen.getByText('Streak: 2 days')).toBeDefined();
  expect(screen.getByText('8 of 10 lessons')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All achievements' }).getAttribute('href')).toBe('/dashboard/achievements');
});

it.each([
  ['2026-11-18T01:00:00Z', 'New badge'],
  ['2026-11-16T12:00:00Z', 'Latest badge'],
])('calls a badge of %s what it is: %s', (earned, words) => {
  const newest = { ...openBadge('first-lesson', 'lessons', { value: 1, target: 1 }), earned_at: new Date(earned) };
  showAchievements(<AchievementsCard summary={{ ...summary, newest_badge: newest }} now={now} />);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText('First page')).toBeDefined();
  // That happened when its owner was told of it; the dashboard is opened many times.
  expect(document.querySelector('.celebration')).toBeNull();
});
