import { createContext, useContext } from 'react';

/** For what is asked by a form of the page, without scripts: sent twice, it is still asked once. */
export type NewIds = { conversationId: string; turnId: string; answerId: string };

export const NewIdsContext = createContext<NewIds>({ conversationId: '', turnId: '', answerId: '' });

export function useNewIds(): NewIds {
  return useContext(NewIdsContext);
}
