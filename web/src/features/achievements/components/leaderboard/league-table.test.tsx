// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showAchievements } from '../../test-support.tsx';
import { LeagueTable } from './league-table.tsx';

afterEach(cleanup);

const row = (nickname: string, rank: number, points: number, has_profile = false) => ({
  ...{ nickname, rank, points, has_profile, is_own: false },
});

const shownRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((shown) => shown.textContent);

it('gives a rank to those who have points, the same for the same', () => {
  showAchievements(<LeagueTable rows={[row('Ana', 1, 35), row('Bor', 1, 35), row('Cene', 3, 0)]} />);
  expect(shownRows()).toEqual(['1.Ana35', '1.Bor35', '–Cene0']);
});

it('calls nobody first before somebody has learned', () => {
  showAchievements(<LeagueTable rows={[row('Ana', 1, 0), row('Bor', 1, 0)]} />);
  expect(shownRows()).toEqual(['–Ana0', '–Bor0']);
});

it('leads to those alone who have a public profile', () => {
  showAchievements(<LeagueTable rows={[row('Žiga Volt', 1, 35, true), row('Bor', 2, 10)]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/learners/%C5%BDiga%20Volt']);
});
