// @vitest-environment happy-dom
import { createTexts } from '@navor/ui/test-support.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AnswerBlock } from './answer-block.tsx';

vi.mock('#platform/load-with-retry.ts', () => ({ loadWithRetry: () => Promise.reject(new TypeError('gone')) }));

afterEach(cleanup);

it('leaves the answer readable where the code of a calculator does not come', async () => {
  // What was caught is reported there too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calculator = { kind: 'calculator', calculator: null as never, source: '', path: null } as const;
  const text = { kind: 'html', html: '<p>Tok je 2 A</p>', source: 'Tok je 2 A', equalities: [] } as const;
  const element = (
    <I18nextProvider i18n={createTexts()}>
      <AnswerBlock block={{ ...text, equalities: [] }} answerId="1" onAsk={() => {}} />
      <AnswerBlock block={calculator} answerId="1" onAsk={() => {}} />
    </I18nextProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element }])} />);
  expect(await screen.findByText('notLoaded')).toBeDefined();
  expect(screen.getByText('Tok je 2 A')).toBeDefined();
});
