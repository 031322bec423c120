import { createContext, useContext } from 'react';

/** For what is asked by a form of the page, without scripts: sent twice, it is still asked once. */
export type NewIds = { conversationId: string; turnId: string; answerId: string };

export const NewIdsContext = createContext<NewIds>({ conversationId: '', turnId: '', answerId: '' });

type NewIdFieldsProps = {
  intent?: 'ask' | 'again';
  /** Of the turn that is asked again, else of a new one. */
  turnId?: string;
  /** Of the answer that is stopped, else of a new one. */
  answerId?: string | undefined;
};

/** What a form of the chat sends along. */
export function NewIdFields({ intent, turnId, answerId }: NewIdFieldsProps) {
  const ids = useContext(NewIdsContext);
  return (
    <>
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="conversation_id" value={ids.conversationId} />
      <input type="hidden" name="turn_id" value={turnId ?? ids.turnId} />
      <input type="hidden" name="answer_id" value={answerId ?? ids.answerId} />
    </>
  );
}
