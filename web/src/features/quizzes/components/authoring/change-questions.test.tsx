// @vitest-environment happy-dom
import type { CollectedQuestion } from '@navor/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import quiz from '../../../../../../translations/sl/quiz.json' with { type: 'json' };
import texts from '../../../../../../translations/sl/quiz-authoring.json' with { type: 'json' };
import { ChangeQuestions } from './change-questions.tsx';

const { change, undo } = vi.hoisted(() => ({ change: vi.fn(), undo: vi.fn() }));
vi.mock('#platform/browser-api.ts', () => ({ api: { quizzes: { collection: { change, undo } } } }));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const named = (id: string) => ({ id, title: id });
const question: CollectedQuestion = {
  ...{ quiz: named('vezja'), id: 'drzi', version: 1, type: 'true-false', excerpt: 'Tok teče.', points: 1 },
  ...{ topic: named('tok'), tags: [], concern: null },
};
const moved = { quiz_id: 'vezja', question_id: 'drzi' };

type Listed = { questions: CollectedQuestion[] };

function Bank() {
  const { questions } = useLoaderData<Listed>();
  return <ChangeQuestions questions={questions} quizzes={[named('vezja')]} topics={[named('tok'), named('moc')]} />;
}

async function show() {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({
    ...{ lng: 'sl', initAsync: false, interpolation: { escapeValue: false } },
    resources: { sl: { 'quiz-authoring': texts, quiz } },
  });
  const listed: Listed = { questions: [question] };
  const router = createMemoryRouter([{ path: '/', loader: () => ({ ...listed }), Component: Bank }]);
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Izberi: Tok teče.' }));
  return listed;
}

const field = (name: string) => screen.getByLabelText(name);
const setValue = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const changeNow = () => screen.getByRole('button', { name: 'Spremeni izbrana' });

it('offers the way back when none of the changed questions is among those asked for any more', async () => {
  const listed = await show();
  change.mockImplementation(async () => {
    listed.questions = [];
    return [{ ...moved, result: { kind: 'changed', version: 2, before: 1 } }];
  });
  undo.mockImplementation(async () => {
    listed.questions = [question];
    return [{ ...moved, result: { kind: 'changed', version: 3, before: 2 } }];
  });
  setValue('Vrednost', 'moc');
  fireEvent.click(changeNow());
  fireEvent.click(await screen.findByRole('button', { name: 'Razveljavi' }));
  expect(await screen.findByText('Razveljavljenih: 1 od 1.')).toBeTruthy();
  expect(undo).toHaveBeenCalledExactlyOnceWith({
    changes: [{ ...moved, result: { kind: 'changed', version: 2, before: 1 } }],
  });
});

it('changes once when it is clicked twice', async () => {
  await show();
  change.mockResolvedValue([{ ...moved, result: { kind: 'changed', version: 2, before: 1 } }]);
  setValue('Vrednost', 'moc');
  fireEvent.click(changeNow());
  fireEvent.click(changeNow());
  await screen.findByRole('button', { name: 'Razveljavi' });
  expect(change).toHaveBeenCalledOnce();
});

it('says beside the field what a value cannot be', async () => {
  await show();
  setValue('Sprememba', 'points');
  setValue('Vrednost', '21');
  expect(screen.getByText('Vpišite celo število od 1 do 20.')).toBeTruthy();
  setValue('Sprememba', 'add-tags');
  setValue('Vrednost', 'c++');
  expect(screen.getByText(/^Oznake so besede iz črk in števk/)).toBeTruthy();
  expect(changeNow().hasAttribute('disabled')).toBe(true);
});
