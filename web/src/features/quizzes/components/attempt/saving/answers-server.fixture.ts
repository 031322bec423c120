import type { Saved } from './answers-state.ts';
import type { AnswerDelivery, AnswerWrite } from './deliver-answer.ts';

/** Answers as the real server does: by revision, the same answer again always. */
export function createAnswersServer() {
  const standing = new Map<number, Saved>();
  const server = {
    isReachable: true,
    delayMs: 0,
    losesAnswers: false,
    refusal: null as Extract<AnswerDelivery, { kind: 'refused' }> | null,
    received: [] as (AnswerWrite & { position: number })[],
    flags: [] as string[],
    standing,
    async answer(position: number, write: AnswerWrite): Promise<AnswerDelivery> {
      if (!server.isReachable) return { kind: 'lost', waitsFor: 'connection' };
      if (server.refusal) return server.refusal;
      server.received.push({ position, ...write });
      if (server.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, server.delayMs));
      const now = standing.get(position) ?? { response: null, revision: 0 };
      const isSame = JSON.stringify(now.response) === JSON.stringify(write.response);
      if (!isSame && now.revision !== write.revision) return { kind: 'changed', standing: now };
      const revision = isSame ? now.revision : now.revision + 1;
      standing.set(position, { response: write.response, revision });
      return server.losesAnswers ? { kind: 'lost', waitsFor: 'connection' } : { kind: 'taken', revision };
    },
    async flag(position: number, isFlagged: boolean): Promise<AnswerDelivery> {
      if (!server.isReachable) return { kind: 'lost', waitsFor: 'connection' };
      server.flags.push(`${position} ${isFlagged}`);
      return { kind: 'taken', revision: 0 };
    },
  };
  return server;
}
