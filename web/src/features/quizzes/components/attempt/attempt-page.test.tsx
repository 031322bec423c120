// @vitest-environment happy-dom
import type { Attempt } from '@navor/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attempt, question, slipped, solved } from './attempt.fixture.ts';
import { showAttempt } from './attempt-page.fixture.tsx';

const { check, submit, hint } = vi.hoisted(() => ({ check: vi.fn(), submit: vi.fn(), hint: vi.fn() }));
vi.mock('#platform/browser-api.ts', () => ({ api: { quizzes: { attempts: { check, submit, hint } } } }));

let saves: { address: string; body: Record<string, unknown> }[];
let answerWith: (body: Record<string, unknown>) => Response;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  saves = [];
  answerWith = ({ revision }) => Response.json({ revision: Number(revision) + 1 });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    saves.push({ address, body: JSON.parse(body) });
    return answerWith(JSON.parse(body));
  });
  window.scrollTo = () => {};
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** An outbox outlives its screen, so every test has an attempt of its own. */
let attempts = 0;
const anAttempt = (changes: Partial<Attempt> = {}) =>
  attempt({ id: `0197b0a2-0000-7000-8000-${String(++attempts).padStart(12, '0')}`, ...changes });

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Vprašanja' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

describe('taking an attempt', () => {
  it('saves what is typed once typing pauses, and says so', async () => {
    const { id } = anAttempt();
    showAttempt(anAttempt({ id }));
    type('12,5 mA');
    expect(screen.getByText('Shranjujemo …')).toBeTruthy();
    await wait(700);
    expect(saves).toMatchObject([
      {
        address: `/api/attempts/${id}/answers/1`,
        body: { revision: 0, response: { type: 'numeric', text: '12,5 mA' }, language: 'sl' },
      },
    ]);
    expect(screen.getByText('Shranjeno')).toBeTruthy();
    expect(steps()[0]).toBe('Vprašanje 1, odgovorjeno');
  });

  it('shows the question of the address, and moves the focus with it', async () => {
    const router = showAttempt(anAttempt(), { query: '?q=2' });
    expect(screen.getByRole('heading', { name: 'Vprašanje 2 od 3' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Naslednje vprašanje' }));
    await wait(10);
    expect(router.state.location.search).toBe('?q=3');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vprašanje 3 od 3' }));
  });

  it('stays at the shown question without asking for anything when its own link is followed', async () => {
    const current = vi.fn(() => anAttempt());
    showAttempt(anAttempt(), { query: '?q=2', current });
    const link = screen.getByRole('link', { name: /^Vprašanje 2,/ });
    expect(link.getAttribute('aria-current')).toBe('step');
    fireEvent.click(link);
    press('Oddaj kviz');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Vprašanje 2' }));
    await wait(10);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Vprašanje 2 od 3' })).toBeTruthy();
    expect(current).not.toHaveBeenCalled();
  });

  it('starts at the first question that is open', () => {
    showAttempt(anAttempt({ questions: [question(1, { settled: solved }), question(2)] }));
    expect(screen.getByRole('heading', { name: 'Vprašanje 2 od 2' })).toBeTruthy();
  });

  it('keeps the answer on the device where the session has ended, with a way back in', async () => {
    answerWith = () => Response.json({ code: 'NOT_AUTHENTICATED' }, { status: 401 });
    showAttempt(anAttempt());
    type('5 mA');
    await wait(700);
    expect(screen.getByText(/Prijava je potekla/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Prijava' }).getAttribute('href')).toContain('/auth/login?redirect=');
    expect(field().value).toBe('5 mA');
    expect(JSON.stringify({ ...localStorage })).toContain('5 mA');
  });

  it('takes over an answer from elsewhere, and offers the own one back', async () => {
    answerWith = ({ revision }) =>
      revision === 0
        ? Response.json(
            { code: 'ANSWER_CHANGED', data: { response: { type: 'numeric', text: '7 mA' }, revision: 4 } },
            { status: 409 },
          )
        : Response.json({ revision: 5 });
    showAttempt(anAttempt());
    type('5 mA');
    await wait(700);
    expect(field().value).toBe('7 mA');
    press('Obnovi moj odgovor');
    await wait(50);
    expect(field().value).toBe('5 mA');
    expect(saves.at(-1)?.body).toMatchObject({ revision: 4, response: { text: '5 mA' } });
    expect(screen.queryByRole('button', { name: 'Obnovi moj odgovor' })).toBeNull();
  });

  it('saves before it checks, then shows what was right and goes on', async () => {
    check.mockResolvedValue({ kind: 'settled', settled: slipped });
    showAttempt(anAttempt());
    type('12500 mA');
    press('Preveri odgovor');
    await wait(100);
    expect(saves).toHaveLength(1);
    expect(check).toHaveBeenCalledWith(expect.objectContaining({ position: 1, language: 'sl' }));
    expect(screen.getByText(/krat prevelik/)).toBeTruthy();
    expect(screen.getByText('Tok je napetost, deljena z upornostjo.')).toBeTruthy();
    expect(steps()[0]).toBe('Vprašanje 1, napačno');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Naslednje vprašanje' }));
  });

  it('reads the page afresh where the question was mended meanwhile', async () => {
    check.mockResolvedValue({ kind: 'settled', settled: slipped, is_regraded: true });
    const first = anAttempt();
    const [asked, ...others] = first.questions;
    const mended = asked && { ...asked, body_html: '<p>Popravljeno vprašanje.</p>', revision: 1, settled: slipped };
    showAttempt(first, { current: () => ({ ...first, questions: mended ? [mended, ...others] : others }) });
    type('12500 mA');
    press('Preveri odgovor');
    await wait(100);
    expect(screen.getByText('Popravljeno vprašanje.')).toBeTruthy();
    expect(screen.getByText(/krat prevelik/)).toBeTruthy();
  });

  it('tells what cannot be read, and settles nothing', async () => {
    check.mockResolvedValue({ kind: 'unreadable', problem: { kind: 'missing-unit', unit: 'A' } });
    showAttempt(anAttempt());
    type('5');
    press('Preveri odgovor');
    await wait(100);
    expect(screen.getByText('Odgovora še ne moremo prebrati')).toBeTruthy();
    expect(field().readOnly).toBe(false);
  });

  it('shows hints one after the other', async () => {
    hint.mockResolvedValue({ hints_html: ['<p>Ohmov zakon.</p>'] });
    showAttempt(anAttempt({ questions: [question(1, { hint_count: 1 })] }));
    press('Pokaži namig');
    await wait(10);
    expect(screen.getByText('Ohmov zakon.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /namig/ })).toBeNull();
  });

  it('flags a question for later', async () => {
    showAttempt(anAttempt());
    press('Označi za pozneje');
    await wait(10);
    expect(saves).toMatchObject([{ body: { is_flagged: true } }]);
    expect(steps()[0]).toBe('Vprašanje 1, brez odgovora, označeno za pozneje');
  });
});

describe('handing in', () => {
  const handedIn = (open: Attempt): Attempt => ({
    ...open,
    submitted_at: new Date('2026-11-15T10:05:30Z'),
    seconds_spent: 68,
    score: { points: 4, share: 4 / 6, has_passed: true, is_first_pass: true, regraded_at: null },
    questions: [
      question(1, { response: { type: 'numeric', text: '12,5 mA' }, revision: 1, settled: solved }),
      question(2, { response: { type: 'numeric', text: '12500 mA' }, revision: 1, settled: slipped }),
      question(3, { settled: { ...solved, points: 0, result: { kind: 'unanswered' } } }),
    ],
  });

  it('tells what is open, waits for the answers, and shows the result', async () => {
    const open = anAttempt({ feedback: 'after-submission' });
    let current = open;
    submit.mockImplementation(async () => {
      current = handedIn(open);
      return { kind: 'submitted' };
    });
    showAttempt(open, { current: () => current });
    type('12,5 mA');
    press('Oddaj kviz');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Brez odgovora:')).toBeTruthy();
    expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(['2', '3']);
    fireEvent.click(dialog.getByRole('button', { name: 'Oddaj kviz' }));
    await wait(200);
    expect(saves).toHaveLength(1);
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ accept_unreadable: false }));
    expect(screen.getByRole('heading', { name: 'Rezultat' })).toBeTruthy();
    expect(screen.getByText(/\+25 XP/)).toBeTruthy();
    expect(screen.getByText('1 min 8 s')).toBeTruthy();
    expect(steps()).toEqual(['Vprašanje 1, pravilno', 'Vprašanje 2, napačno', 'Vprašanje 3, brez odgovora']);
    expect(screen.getByRole('link', { name: 'Odpri ponavljanje' }).getAttribute('href')).toBe('/dashboard/review');
  });

  it('names answers that cannot be read, and hands in anyway only if told so', async () => {
    submit.mockResolvedValue({
      kind: 'unreadable',
      questions: [{ position: 2, problem: { kind: 'missing-unit', unit: 'A' } }],
    });
    showAttempt(anAttempt());
    press('Oddaj kviz');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Oddaj kviz' }));
    await wait(50);
    expect(screen.getByRole('link', { name: 'Vprašanje 2' }).getAttribute('href')).toBe('/?q=2');
    press('Vseeno oddaj');
    await wait(50);
    expect(submit).toHaveBeenLastCalledWith(expect.objectContaining({ accept_unreadable: true }));
  });

  it('does not hand in what is not saved yet', async () => {
    answerWith = () => new Response(null, { status: 503 });
    showAttempt(anAttempt());
    type('5 mA');
    press('Oddaj kviz');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Oddaj kviz' }));
    await wait(100);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText(/Odgovor še ni shranjen na strežniku/)).toBeTruthy();
  });

  it('shows the result by itself when the time is up, with the answers that came too late', async () => {
    const now = new Date();
    const open = anAttempt({ now, deadline: new Date(now.getTime() + 2000) });
    let current = open;
    answerWith = () => {
      current = { ...handedIn(open), is_timed_out: true };
      return Response.json({ code: 'ATTEMPT_CLOSED' }, { status: 409 });
    };
    showAttempt(open, { current: () => current });
    expect(screen.getByRole('timer').textContent).toBe('Preostali čas: 0:02');
    await wait(1700);
    type('99 mA');
    await wait(1500);
    expect(screen.getByRole('heading', { name: 'Rezultat' })).toBeTruthy();
    expect(screen.getByText(/Čas je potekel/)).toBeTruthy();
    expect(screen.getByText(/prispele po koncu/).textContent).toContain('1');
    expect(localStorage.length).toBe(0);
  });
});

describe('the result of a review', () => {
  it('counts right answers, and leads back to the review', () => {
    const settled = [question(1, { settled: solved }), question(2, { settled: slipped })];
    const submitted_at = new Date('2026-11-15T10:03:00Z');
    showAttempt(anAttempt({ kind: 'review', quiz: null, submitted_at, questions: settled }));
    expect(screen.getByRole('heading', { name: 'Ponavljanje je končano' })).toBeTruthy();
    expect(screen.getByText(/na 1 od 2 vprašanj/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Odpri ponavljanje' })).toBeTruthy();
    expect(screen.queryByText('Ni opravljeno')).toBeNull();
  });
});
