// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NewIdFields, NewIdsContext } from './new-ids.tsx';

afterEach(cleanup);

const newIds = { conversationId: 'conversation', turnId: 'new-turn', answerId: 'new-answer' };

const sent = (fields: ReactNode) => {
  const { container } = render(
    <NewIdsContext value={newIds}>
      <form>{fields}</form>
    </NewIdsContext>,
  );
  return Object.fromEntries(new FormData(container.querySelector('form') as HTMLFormElement));
};

it('sends new ids with a question', () => {
  const ids = { conversation_id: 'conversation', turn_id: 'new-turn', answer_id: 'new-answer' };
  expect(sent(<NewIdFields intent="ask" />)).toEqual({ intent: 'ask', ...ids });
});

it('sends a new answer to the same turn with what is asked again', () => {
  const ids = { conversation_id: 'conversation', turn_id: 'turn', answer_id: 'new-answer' };
  expect(sent(<NewIdFields intent="again" turnId="turn" />)).toEqual({ intent: 'again', ...ids });
});

it('sends the answer that is being written where a button stops it', () => {
  expect(sent(<NewIdFields answerId="answer" />)).toMatchObject({ answer_id: 'answer' });
  expect(sent(<NewIdFields answerId={undefined} />)).toMatchObject({ answer_id: 'new-answer' });
});
