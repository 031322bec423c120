import type { WrittenText } from '@navor/contract';
import { expect, it } from 'vitest';
import { deliverAll } from './deliver-all.ts';
import type { TextWrite } from './draft-sync.ts';

const first = { text: 'Prvo.', baseText: 'Nič.', baseHash: 'h0' };
const second = { text: 'Drugo.', baseText: null, baseHash: null };
const outdated: WrittenText = { kind: 'outdated', current: { text: 'Tuje.', hash: 'h9' } };
const saved: WrittenText = { kind: 'saved', hash: 'h1' };

function answering(...answers: (WrittenText | Error)[]) {
  const sent: TextWrite[] = [];
  let underWay = 0;
  return {
    sent,
    async write(write: TextWrite): Promise<WrittenText> {
      expect(++underWay).toBe(1);
      sent.push(write);
      await Promise.resolve();
      underWay--;
      const answer = answers.shift() ?? saved;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

it('sends one text after the other, each with what it was made from', async () => {
  const { sent, write } = answering();
  expect(await deliverAll([first, second], write)).toEqual({ delivered: [first, second], hasConflict: false });
  expect(sent).toEqual([
    { text: 'Prvo.', base_hash: 'h0', base_text: 'Nič.' },
    { text: 'Drugo.', base_hash: null, base_text: null },
  ]);
});

it('sends again what somebody else was faster than', async () => {
  const { sent, write } = answering(outdated, saved);
  expect(await deliverAll([first], write)).toEqual({ delivered: [first], hasConflict: false });
  expect(sent).toHaveLength(2);
});

it('takes nothing for delivered that the server did not take', async () => {
  const never = await deliverAll([first], answering(outdated, outdated, outdated).write);
  expect(never.delivered).toEqual([]);
  const once = await deliverAll([first, second], answering(new Error('away'), saved).write);
  expect(once.delivered).toEqual([second]);
});

it('tells of what could not be merged, though it has arrived', async () => {
  const conflict: WrittenText = { kind: 'conflict', current: { text: 'Tuje.', hash: 'h9' }, parts: [] };
  const { write } = answering(conflict, saved);
  expect(await deliverAll([first, second], write)).toEqual({ delivered: [first, second], hasConflict: true });
});
