import { expect, it } from 'vitest';
import { createSentIds } from './sent-ids.ts';

function counted() {
  let made = 0;
  return createSentIds(() => {
    made += 1;
    return String(made);
  });
}

it('keeps the ids of what is sent again unchanged', () => {
  const ids = counted();
  const first = ids.idsFor(['again', 'turn', undefined], 'answer-1');
  expect(ids.idsFor(['again', 'turn', undefined], 'answer-1')).toEqual(first);
  expect(ids.idsFor(['again', 'turn', 'in other words'], 'answer-1').answerId).not.toBe(first.answerId);
});

it('makes others once it has arrived, or is seen to have', () => {
  const ids = counted();
  const first = ids.idsFor(['again', 'turn', undefined], 'answer-1');
  expect(ids.idsFor(['again', 'turn', undefined], 'answer-2').answerId).not.toBe(first.answerId);
  const third = ids.idsFor(['ask', 'What is a volt?', []], 'turn-1');
  ids.forget();
  expect(ids.idsFor(['ask', 'What is a volt?', []], 'turn-1').turnId).not.toBe(third.turnId);
});
