// @vitest-environment happy-dom
import type { Answer, Turn } from '@navor/contract';
import { createTexts } from '@navor/ui/test-support.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import assistant from '../../../../../../translations/sl/assistant.json' with { type: 'json' };
import { answer, turn } from '../state/chat.fixture.ts';
import { TurnItem } from './turn-item.tsx';

const texts = createTexts().addResourceBundle('sl', 'assistant', assistant);
const onRetry = vi.fn();

afterEach(() => {
  cleanup();
  onRetry.mockClear();
});

const tried = (changes: Partial<Answer>) =>
  answer(1, { id: '00000000-0000-4000-8001-0000000000ff', number: 2, blocks: [], ...changes });

function show(shown: Turn, isNewest = true): void {
  const actions = { onAsk: () => {}, onEdit: async () => true, onRetry };
  renderInPage(
    <I18nextProvider i18n={texts}>
      <TurnItem turn={shown} language="sl" isNewest={isNewest} actions={actions} />
    </I18nextProvider>,
    { session: sampleSession },
  );
}

/** The words that stand there, in this order. */
function expectInOrder(...words: string[]): void {
  const text = document.body.textContent ?? '';
  const places = words.map((each) => text.indexOf(each));
  expect(places.includes(-1), `${words.join(' | ')} in: ${text}`).toBe(false);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

it('shows beneath the earlier answer that the new try failed, and offers another', () => {
  const failed = turn(1, { answer: tried({ status: 'failed', failure: 'unavailable' }), earlier_answer: answer(1) });
  show(failed);
  expectInOrder(
    'Vprašanje 1',
    'Odgovor 1',
    'Model trenutno ni dosegljiv',
    'Prejšnji odgovor ostaja zgoraj.',
    'Poskus 2',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Poskusi znova' }));
  expect(onRetry).toHaveBeenCalledWith(failed);
});

it('offers to answer again only what was answered', () => {
  show(turn(1, { answer: tried({ status: 'interrupted' }) }));
  expect(screen.queryByRole('button', { name: 'Odgovori znova' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Poskusi znova' })).toBeTruthy();
  cleanup();
  show(turn(1, { answer: answer(1, { status: 'interrupted' }) }));
  expect(screen.getByRole('button', { name: 'Odgovori znova' })).toBeTruthy();
});

it('shows the question before editing with its own answer, above the edited one that got none', () => {
  const text = 'Kaj je tok?';
  show(
    turn(1, {
      text,
      answer: tried({ status: 'interrupted', question: text }),
      earlier_answer: answer(1, { question: 'Kaj je napetost?' }),
    }),
  );
  expectInOrder('Vprašanje 1 pred urejanjem', 'Kaj je napetost?', 'Odgovor 1', text, 'Odgovor je bil prekinjen.');
});

it('shows the new try alone while it is written', () => {
  show(turn(1, { answer: tried({ status: 'writing', open_text: 'Tok' }), earlier_answer: answer(1) }));
  expect(document.body.textContent).toContain('Tok');
  expect(document.body.textContent).not.toContain('Odgovor 1');
});

it('offers no other try of a turn that is not the newest', () => {
  show(turn(1, { answer: tried({ status: 'stopped' }), earlier_answer: answer(1) }), false);
  expectInOrder('Odgovor 1', 'Odgovor ste ustavili. Prejšnji odgovor ostaja zgoraj.');
  expect(screen.queryByRole('button', { name: /znova/ })).toBeNull();
});
