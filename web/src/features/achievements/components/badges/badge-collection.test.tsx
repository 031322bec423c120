// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openBadge, showAchievements } from '../../test-support.tsx';
import { BadgeCollection } from './badge-collection.tsx';

afterEach(cleanup);

const oneDone = { value: 1, target: 1 };

it('says how to get what is open, how far that is, and what the rest was earned for', () => {
  const earned = { ...openBadge('first-lesson', 'lessons', oneDone), earned_at: new Date('2026-11-02T10:00:00Z') };
  showAchievements(
    <BadgeCollection badges={[earned, openBadge('lessons-10', 'lessons', { value: 7, target: 10 })]} hiddenCount={0} />,
  );
  const [first, second] = within(screen.getByRole('region', { name: 'Lessons' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/First pageYou completed your first lesson\.Earned on .*2026/);
  expect(second?.textContent).toMatch(/Full toolboxComplete 10 lessons\.7 of 10 lessons$/);
  expect(screen.getByText('Earned: 1 of 2')).toBeDefined();
});

it('lets each be opened where only its name fits, without scripts', () => {
  showAchievements(<BadgeCollection badges={[openBadge('first-quiz', 'quizzes', oneDone)]} hiddenCount={0} />);
  const toggle = within(screen.getByRole('listitem')).getByText('Details: First tick').closest('summary');
  expect(toggle?.parentElement).toHaveProperty('tagName', 'DETAILS');
});

it('counts hidden badges without telling what they are', () => {
  showAchievements(<BadgeCollection badges={[]} hiddenCount={3} />);
  expect(screen.getByRole('region', { name: 'Surprises' }).textContent).toContain('3 more hidden badges');
  expect(screen.getByText('Earned: 0 of 3')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/owl|bird|back/i);
});

it('shows what was hidden once it is earned', () => {
  const earned = { ...openBadge('night-owl', 'surprises', oneDone), earned_at: new Date(0) };
  showAchievements(<BadgeCollection badges={[earned]} hiddenCount={0} />);
  expect(screen.getByRole('heading', { name: 'Night owl' })).toBeDefined();
});

it.each([
  [2, '2 od 3 dni'],
  [0, '0 od 3 dni'],
  [9, '3 od 3 dni'],
])('tells in Slovenian that %s days are reached', (value, words) => {
  showAchievements(
    <BadgeCollection badges={[openBadge('streak-3', 'persistence', { value, target: 3 })]} hiddenCount={0} />,
    'sl',
  );
  expect(screen.getByText(words)).toBeDefined();
});

it('puts nobody below the first level', () => {
  showAchievements(
    <BadgeCollection badges={[openBadge('level-5', 'persistence', { value: 0, target: 5 })]} hiddenCount={0} />,
  );
  expect(screen.getByText('Level 1 of 5')).toBeDefined();
});

it('leaves groups out that have nothing to show', () => {
  showAchievements(<BadgeCollection badges={[openBadge('first-quiz', 'quizzes', oneDone)]} hiddenCount={0} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Quizzes']);
});
