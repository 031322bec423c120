// @vitest-environment happy-dom
import type { Attempt } from '@navor/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attempt, question, slipped, solved } from '../attempt.fixture.ts';
import { showAttempt } from '../attempt-page.fixture.tsx';

vi.mock('#platform/browser-api.ts', () => ({ api: {} }));
afterEach(cleanup);

const answered = { type: 'numeric' as const, text: '12500 mA' };
const failed = attempt({
  submitted_at: new Date('2026-11-15T10:05:30Z'),
  score: { points: 0, share: 0, has_passed: false, is_first_pass: false, regraded_at: null },
  next_attempt: { kind: 'possible' },
  questions: [question(1, { response: answered, revision: 1, settled: slipped })],
});
const passed: Partial<Attempt> = {
  score: { points: 6, share: 1, has_passed: true, is_first_pass: false, regraded_at: null },
};
const show = (changes: Partial<Attempt> = {}) => showAttempt({ ...failed, ...changes });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const resets_at = new Date('2026-11-15T23:00:00Z');

describe('the way on from a result', () => {
  it('is another attempt where one can be started', () => {
    show();
    expect(link('Poskusite znova')).toBe('/dashboard/quiz/ohmov-zakon');
    expect(screen.getByText(/poskusite znova\. Števila bodo nova/)).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('is the attempt that is open already', () => {
    show({ next_attempt: { kind: 'open', attempt_id: '0197b0a2-0000-7000-8000-000000000002' } });
    expect(link('Nadaljujte poskus')).toBe('/dashboard/attempt/0197b0a2-0000-7000-8000-000000000002');
  });

  it.each([
    [{ kind: 'attempts-used-up', limit: 2 } as const, 'Oba poskusa za ta kviz ste porabili.'],
    [{ kind: 'daily-limit', limit: 5, resets_at } as const, 'Današnje poskuse ste porabili.'],
    [{ kind: 'plan', tier: 'standard' } as const, 'Vaš paket tega kviza ne vključuje več.'],
  ])('is no other attempt, and the reason is told: %o', (next_attempt, reason) => {
    show({ next_attempt });
    expect(screen.getByRole('note').textContent).toContain(reason);
    expect(screen.queryByText(/znova\. Števila/)).toBeNull();
    expect(link('Poskusite znova')).toBeUndefined();
    expect(link('Na stran kviza')).toBe('/dashboard/quiz/ohmov-zakon');
    expect(link('Vsi kvizi')).toBe('/dashboard/quizzes');
  });

  it('needs no reason for whoever has passed', () => {
    show({ ...passed, next_attempt: { kind: 'attempts-used-up', limit: 2 } });
    expect(screen.queryByRole('note')).toBeNull();
    expect(link('Na stran kviza')).toBe('/dashboard/quiz/ohmov-zakon');
  });

  it('does not lead to a quiz that is gone, nor to the course it may have gone with', () => {
    const place = { course: { id: 'osnove', title: 'Osnove' }, module: null, lesson: null };
    show({ ...passed, place, next_attempt: { kind: 'withdrawn' } });
    expect(screen.getByRole('note').textContent).toContain('Ta kviz ni več na voljo.');
    expect(link('Na stran kviza')).toBeUndefined();
    expect(link('Nazaj na tečaj')).toBeUndefined();
    expect(link('Vsi kvizi')).toBe('/dashboard/quizzes');
  });
});

it('says of each answer once whether it was right', () => {
  const right = { type: 'numeric' as const, text: '12,5 mA' };
  const questions = [...failed.questions, question(2, { response: right, revision: 1, settled: solved })];
  show({ questions });
  const [wrong, good] = screen.getAllByRole('article').map((article) => within(article));
  expect(wrong?.getAllByText('Napačno')).toHaveLength(1);
  expect(wrong?.getByText('Pravilen odgovor:')).toBeTruthy();
  expect(good?.getAllByText('Pravilno')).toHaveLength(1);
  expect(good?.queryByText('Pravilen odgovor:')).toBeNull();
});
