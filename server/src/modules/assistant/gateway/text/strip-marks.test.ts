import { describe, expect, it } from 'vitest';
import { createMarkFilter } from './strip-marks.ts';

function filtered(text: string, size: number, options?: { startsThinking: boolean }): string {
  const filter = createMarkFilter(options);
  let out = '';
  for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size));
  return out + filter.end();
}

describe.each([1, 2, 3, 7, 1000])('a stream in pieces of %i', (size) => {
  it.each([
    ['plain words', 'Ohmov zakon: $U = R I$.\n\nIn še en stavek.', 'Ohmov zakon: $U = R I$.\n\nIn še en stavek.'],
    ['a thought before the answer', '<think>\nHm, <b>…\n</think>\n\nThe answer.', '\n\nThe answer.'],
    ['a thought that never ends', '<think>for ever and ever', ''],
    ['a thought between paragraphs', 'First.\n<think>hm</think>\nSecond.', 'First.\n\nSecond.'],
    ['a call of a tool', 'Let me see.\n<tool_call>{"name":"search"}</tool_call>\n', 'Let me see.\n\n'],
    ['a call that is cut off', '<tool_call>{"name":"se', ''],
    ['tokens of a template', 'Done.<|im_end|>', 'Done.'],
    ['a mark inside a sentence', 'The tag `<think>` is a mark.', 'The tag `<think>` is a mark.'],
    ['comparisons and types', 'If a < b and List<T> [1] <thi', 'If a < b and List<T> [1] <thi'],
    ['the beginning of a mark at the end', 'Text\n<thin', 'Text\n<thin'],
  ])('leaves of %s what is meant for the reader', (_, text, expected) => {
    expect(filtered(text, size)).toBe(expected);
  });

  it('takes all before the end of a thought away where a model starts in the middle of one', () => {
    expect(filtered('so the learner asks…</think>Answer.', size, { startsThinking: true })).toBe('Answer.');
  });

  it('gives everything where the model did not think after all', () => {
    expect(filtered('Answer without thoughts.', size, { startsThinking: true })).toBe('Answer without thoughts.');
  });

  it('notices the end of a thought that had not begun', () => {
    const filter = createMarkFilter();
    for (const each of 'hm, well</think>Answer.'.match(new RegExp(`.{1,${size}}`, 'g')) ?? []) filter.push(each);
    filter.end();
    expect(filter.endsUnopenedThought).toBe(true);
  });
});
