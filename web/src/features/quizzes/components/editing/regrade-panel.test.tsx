// @vitest-environment happy-dom
import type { EditedQuestion, Regrading } from '@navor/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '#platform/auth/auth-context.tsx';
import { rootDataOf, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import errors from '../../../../../../translations/sl/errors.json' with { type: 'json' };
import texts from '../../../../../../translations/sl/quiz-editing.json' with { type: 'json' };
import ui from '../../../../../../translations/sl/ui.json' with { type: 'json' };
import { RegradePanel } from './regrade-panel.tsx';

const { regrade, regrading } = vi.hoisted(() => ({ regrade: vi.fn(), regrading: vi.fn() }));
vi.mock('#platform/browser-api.ts', () => ({ api: { quizzes: { questions: { regrade, regrading } } } }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const question = {
  ...{ quiz: { id: 'vzorec', title: 'Vzorec' }, id: 'drzi', version: 2, topics: [] },
  ...{ answer_count: 450, open_attempt_count: 1 },
} as unknown as EditedQuestion;

const begun = (changes: Partial<Regrading> = {}): Regrading => ({
  ...{ id: '0197b0a2-0000-7000-8000-000000000001', version: 2, asked_at: new Date('2026-03-09T10:00:00Z') },
  ...{ attempt_count: 450, done_count: 0, changed_count: 0, is_finished: false, ...changes },
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(known: Regrading | null, shown: EditedQuestion = question, isDrafted = false) {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({
    ...{ lng: 'sl', initAsync: false, interpolation: { escapeValue: false } },
    resources: { sl: { 'quiz-editing': texts, ui, errors } },
  });
  const panel = <RegradePanel question={shown} known={known} version={2} isChanged={false} isDrafted={isDrafted} />;
  const frame = (
    <AuthProvider>
      <LanguageProvider>
        <Outlet />
      </LanguageProvider>
    </AuthProvider>
  );
  const root = rootDataOf(sampleSession);
  const routes = [{ id: 'root', loader: () => root, element: frame, children: [{ path: '/', element: panel }] }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root } } });
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await wait(0);
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Znova oceni oddane odgovore' });

describe('regrading a question', () => {
  it('shows how far it is until it is finished, then what came of it, and stops asking', async () => {
    regrade.mockResolvedValue(begun());
    regrading.mockResolvedValueOnce(begun({ done_count: 120 }));
    regrading.mockResolvedValue(begun({ done_count: 450, changed_count: 3, is_finished: true }));
    await show(null);
    fireEvent.click(button());
    await wait(50);
    fireEvent.change(screen.getAllByRole('textbox')[0] as HTMLElement, { target: { value: 'Napačen ključ.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Znova oceni odgovore' }));
    await wait(50);
    expect(regrade).toHaveBeenCalledWith({ quizId: 'vzorec', questionId: 'drzi', note: { sl: 'Napačen ključ.' } });
    expect(screen.getByRole('progressbar', { name: 'Ocenjeno: 0 od 450 odgovorov', hidden: true })).toBeTruthy();
    expect(button().disabled).toBe(true);
    await wait(1100);
    const bar = screen.getByRole('progressbar', { name: 'Ocenjeno: 120 od 450 odgovorov' });
    expect(bar.getAttribute('aria-valuenow')).toBe('120');
    await wait(1100);
    expect(
      screen.getByText(/^Znova ocenjenih je 450 poskusov. Spremenili so se 3 rezultati. O tem smo obvestili vse/),
    ).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(button().disabled).toBe(false);
    await wait(5000);
    expect(regrading).toHaveBeenCalledTimes(2);
  });

  it('goes on showing one of an earlier visit, through a lost connection', async () => {
    regrading.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    regrading.mockResolvedValue(begun({ attempt_count: 1, done_count: 1, is_finished: true }));
    await show(begun({ attempt_count: 1 }));
    expect(screen.getByRole('progressbar', { name: 'Ocenjeno: 0 od 1 odgovora' })).toBeTruthy();
    await wait(1100);
    expect(screen.getByText(ui.offline)).toBeTruthy();
    await wait(1100);
    expect(screen.getByText('Znova ocenjen je 1 poskus. Noben rezultat se ni spremenil.')).toBeTruthy();
    expect(screen.queryByText(ui.offline)).toBeNull();
  });

  it('is not offered where there is nothing to grade', async () => {
    await show(null, { ...question, answer_count: 0, open_attempt_count: 0 });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await show(null, { ...question, answer_count: 0 });
    expect(button().disabled).toBe(false);
    expect(screen.getByText('1 poskus s tem vprašanjem je še odprt.')).toBeTruthy();
  });

  it('says by which version it grades while a draft waits beside it, also where it is confirmed', async () => {
    await show(null, question, true);
    const words = /po objavljenem vprašanju \(različica 2\) in ne po osnutku/;
    expect(screen.getAllByText(words)).toHaveLength(1);
    fireEvent.click(button());
    await wait(50);
    expect(screen.getAllByText(words)).toHaveLength(2);
    cleanup();
    await show(null);
    expect(screen.queryByText(words)).toBeNull();
  });
});
