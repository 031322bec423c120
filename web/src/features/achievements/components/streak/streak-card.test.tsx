// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { newStreak, showAchievements } from '../../test-support.tsx';
import { StreakCard } from './streak-card.tsx';

afterEach(cleanup);

it('says of each day in words what became of it', () => {
  const calendar = [
    { day: '2026-11-15', state: 'learned' },
    { day: '2026-11-16', state: 'frozen' },
    { day: '2026-11-17', state: 'missed' },
    { day: '2026-11-18', state: 'open' },
  ] as const;
  showAchievements(<StreakCard streak={{ ...newStreak, longest: 1, calendar: [...calendar] }} />);
  const days = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').replace(/^.*?, /, ''));
  expect(days).toEqual([
    '15 November 2026: learned',
    '16 November 2026: day off, streak goes on',
    '17 November 2026: no learning',
    '18 November 2026: still open today',
  ]);
  expect(document.querySelector('[aria-current=date]')?.textContent).toContain('today');
});

it('calls no day open that was before its owner began', () => {
  const calendar = [
    { day: '2026-11-17', state: 'open' },
    { day: '2026-11-18', state: 'learned' },
  ] as const;
  showAchievements(<StreakCard streak={{ ...newStreak, longest: 1, calendar: [...calendar] }} />);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('before you began');
  expect(document.body.textContent).not.toContain('still open today');
});

it('counts up no missed days to who has not begun', () => {
  showAchievements(<StreakCard streak={newStreak} />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('A new streak begins today')).toBeDefined();
});

it('counts up no missed days to who comes back after a long break', () => {
  const calendar = [
    { day: '2026-11-17', state: 'missed' },
    { day: '2026-11-18', state: 'open' },
  ] as const;
  showAchievements(<StreakCard streak={{ ...newStreak, longest: 5, away_days: 30, calendar: [...calendar] }} />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('Longest streak: 5 days')).toBeDefined();
});

it.each([
  [true, /one day off left this week/],
  [false, /You get a new one on Monday/],
])('tells whether a missed day is still forgiven: %s', (has_freeze, words) => {
  showAchievements(<StreakCard streak={{ ...newStreak, has_freeze }} />);
  expect(screen.getByText(words)).toBeDefined();
});

it.each([
  [1, '1 dan zapored'],
  [2, '2 dneva zapored'],
  [3, '3 dnevi zapored'],
  [5, '5 dni zapored'],
])('counts %s days as Slovenian does', (days, words) => {
  showAchievements(<StreakCard streak={{ ...newStreak, days, longest: days }} />, 'sl');
  expect(screen.getByText(words)).toBeDefined();
});
