import type { StandingAnswer } from '@navor/contract';
import { type Delivery, type NotDelivered, sendWrite } from '#platform/outbox/send-write.ts';
import type { Answer } from './answers-state.ts';

export type AnswerWrite = { response: Answer; revision: number; seconds: number };

export type AnswerDelivery =
  | { kind: 'taken'; revision: number }
  /** Another answer stands, given elsewhere. */
  | { kind: 'changed'; standing: Pick<StandingAnswer, 'response' | 'revision'> }
  | Extract<Delivery, { kind: 'refused' }>
  | NotDelivered;

export type Deliver = {
  answer: (position: number, write: AnswerWrite) => Promise<AnswerDelivery>;
  flag: (position: number, isFlagged: boolean) => Promise<AnswerDelivery>;
};

/** Each answer goes with the language of the page, by which the preview read it; a browser may ask for another one. */
export function deliverTo(attemptId: string, pageLanguage: () => string): Deliver {
  const path = (position: number) => `/attempts/${attemptId}/answers/${position}`;
  return {
    answer: (position, write) => put(path(position), { ...write, language: pageLanguage() }),
    flag: (position, isFlagged) => put(`${path(position)}/flag`, { is_flagged: isFlagged }),
  };
}

async function put(path: string, body: object): Promise<AnswerDelivery> {
  const delivery = await sendWrite(path, { method: 'PUT', body });
  if (delivery.kind === 'taken') {
    const { revision = 0 } = delivery.answer as { revision?: number };
    return { kind: 'taken', revision };
  }
  if (delivery.kind === 'refused' && delivery.code === 'ANSWER_CHANGED') {
    return { kind: 'changed', standing: delivery.data as StandingAnswer };
  }
  return delivery;
}
