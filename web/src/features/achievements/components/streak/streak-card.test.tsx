// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays } from '#screen/day.ts';
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

const emptyDays = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: addDays(first, index), state: 'open' as const }));

const statesOfDays = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(': ').at(-1));

it('shows who has not begun the week ahead, with today in it and what counts', () => {
  showAchievements(<StreakCard streak={{ ...newStreak, calendar: emptyDays('2026-11-05', 14) }} />);
  expect(screen.getByRole('heading', { name: 'Your first week' })).toBeDefined();
  expect(statesOfDays()).toEqual(['still open today', ...Array(6).fill('yet to come')]);
  expect(document.querySelector('[aria-current=date]')?.textContent).toMatch(/18\s+November/);
  expect(screen.getByText('A new streak begins today')).toBeDefined();
  expect(screen.getByText(/one lesson, one quiz handed in or 5 minutes/)).toBeDefined();
});

it('shows who began a few days ago their first week, without days from before it', () => {
  const calendar = [
    ...emptyDays('2026-11-05', 11),
    ...([
      { day: '2026-11-16', state: 'learned' },
      { day: '2026-11-17', state: 'frozen' },
      { day: '2026-11-18', state: 'learned' },
    ] as const),
  ];
  showAchievements(<StreakCard streak={{ ...newStreak, longest: 2, has_learned_today: true, calendar }} />);
  expect(statesOfDays()).toEqual([
    ...['learned', 'day off, streak goes on', 'learned'],
    ...Array(4).fill('yet to come'),
  ]);
  expect(document.querySelector('[aria-current=date]')?.textContent).toMatch(/18\s+November/);
  expect(screen.getByText(/one lesson, one quiz handed in or 5 minutes/)).toBeDefined();
});

it('shows who began more than a week ago their first two weeks', () => {
  const calendar = [
    ...emptyDays('2026-11-05', 6),
    { day: '2026-11-11', state: 'learned' as const },
    ...emptyDays('2026-11-12', 6).map(({ day }) => ({ day, state: 'missed' as const })),
    { day: '2026-11-18', state: 'open' as const },
  ];
  showAchievements(<StreakCard streak={{ ...newStreak, longest: 1, calendar }} />);
  expect(screen.getByRole('heading', { name: 'Your first two weeks' })).toBeDefined();
  expect(statesOfDays()).toHaveLength(14);
  expect(statesOfDays().slice(7)).toEqual(['still open today', ...Array(6).fill('yet to come')]);
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
