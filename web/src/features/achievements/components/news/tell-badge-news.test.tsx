// @vitest-environment happy-dom
import type { Badge } from '@navor/contract';
import type { BadgeId } from '@navor/contract/choices';
import { removeToast } from '@navor/ui/toast-store.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import achievements from '../../../../../../translations/en/achievements.json' with { type: 'json' };
import badges from '../../../../../../translations/en/badges.json' with { type: 'json' };

const news = vi.hoisted(() => vi.fn());
const markSeen = vi.hoisted(() => vi.fn());
vi.mock('#platform/browser-api.ts', () => ({ api: { achievements: { news, markSeen } } }));

const texts = createServerTexts('en', { achievements, badges });

beforeEach(() => {
  // What was told of is remembered for as long as the window is open.
  vi.resetModules();
  markSeen.mockResolvedValue({ done: true });
});

afterEach(() => {
  act(() => removeToast());
  cleanup();
  vi.resetAllMocks();
});

const earned = (...ids: BadgeId[]): { badges: Badge[] } => ({
  badges: ids.map((id) => ({ id, group: 'lessons', earned_at: new Date(0), progress: { value: 1, target: 1 } })),
});

async function tell(onShow = () => {}) {
  const { tellBadgeNews } = await import('./tell-badge-news.tsx');
  const store = await import('@navor/ui/toast-store.ts');
  const hasNews = await tellBadgeNews(texts, onShow);
  return { hasNews, toasts: store.currentToasts() };
}

it('tells of a badge by its name and what it was earned for, and says that it was seen', async () => {
  news.mockResolvedValue(earned('first-lesson'));
  const { hasNews, toasts } = await tell();
  expect(hasNews).toBe(true);
  expect(toasts.map(({ title }) => title)).toEqual(['New badge: First page']);
  render(
    <I18nextProvider i18n={texts}>
      <div>{toasts[0]?.description}</div>
    </I18nextProvider>,
  );
  expect(screen.getByText('You completed your first lesson.')).toBeDefined();
  expect(markSeen).toHaveBeenCalledWith({ badges: ['first-lesson'] });
});

it('gathers several into one toast', async () => {
  news.mockResolvedValue(earned('first-lesson', 'streak-3', 'night-owl'));
  const { toasts } = await tell();
  expect(toasts.map(({ title }) => title)).toEqual(['3 new badges']);
  render(<div>{toasts[0]?.description}</div>);
  expect(screen.getByText('First page, First spark, Night owl')).toBeDefined();
  expect(markSeen).toHaveBeenCalledOnce();
});

it('names a few of many, and counts the rest', async () => {
  news.mockResolvedValue(earned('first-lesson', 'streak-3', 'night-owl', 'onboarded', 'level-5'));
  const { toasts } = await tell();
  expect(toasts.map(({ title }) => title)).toEqual(['5 new badges']);
  render(<div>{toasts[0]?.description}</div>);
  expect(screen.getByText('First page, First spark, Night owl and 2 more')).toBeDefined();
  expect(markSeen).toHaveBeenCalledWith({
    badges: ['first-lesson', 'streak-3', 'night-owl', 'onboarded', 'level-5'],
  });
});

it('is silent when there is nothing new', async () => {
  news.mockResolvedValue(earned());
  const { hasNews, toasts } = await tell();
  expect(hasNews).toBe(false);
  expect(toasts).toEqual([]);
  expect(markSeen).not.toHaveBeenCalled();
});

it('tells of nothing twice, also where the server was not told', async () => {
  news.mockResolvedValue(earned('first-lesson'));
  markSeen.mockRejectedValueOnce(new Error('lost'));
  const { tellBadgeNews } = await import('./tell-badge-news.tsx');
  const { currentToasts } = await import('@navor/ui/toast-store.ts');
  await expect(tellBadgeNews(texts, () => {})).rejects.toThrow('lost');
  expect(await tellBadgeNews(texts, () => {})).toBe(false);
  expect(currentToasts()).toHaveLength(1);
});
