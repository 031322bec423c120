// @vitest-environment happy-dom
import { createTexts } from '@navor/ui/test-support.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { conversation, conversationId, turn } from './chat.fixture.ts';
import { useChat } from './use-chat.ts';

afterEach(cleanup);

const allowance = { limit: null, left: null, resets_at: new Date('2026-11-16T00:00:00Z') };
const texts = createTexts();

function Numbers({ page, endsWithNewest }: { page: ReturnType<typeof conversation>; endsWithNewest: boolean }) {
  const loaded = { conversationId, conversation: page, endsWithNewest, allowance, tellOtherTabs: () => {} };
  return (
    <p>
      {useChat(loaded)
        .turns.map(({ number }) => number)
        .join(' ')}
    </p>
  );
}

function shown(page: ReturnType<typeof conversation>, endsWithNewest: boolean) {
  const element = (
    <I18nextProvider i18n={texts}>
      <Numbers page={page} endsWithNewest={endsWithNewest} />
    </I18nextProvider>
  );
  return createMemoryRouter([{ path: '/', element }]);
}

it('leaves no hole when a page of earlier turns comes to the newest', () => {
  const { rerender } = render(<RouterProvider router={shown(conversation([turn(8), turn(9)], true), true)} />);
  rerender(<RouterProvider router={shown(conversation([turn(1), turn(2)]), false)} />);
  expect(screen.getByText('8 9')).toBeDefined();
});
