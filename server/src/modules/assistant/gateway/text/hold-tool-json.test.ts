import { expect, it } from 'vitest';
import { createToolJsonFilter } from './hold-tool-json.ts';

it('holds back the call of a tool, however it is cut into pieces', () => {
  const filter = createToolJsonFilter(['search']);
  const call = ' \n{"name": "search", "arguments": {"query": "the law of Ohm in a circuit with two resistors"}}';
  const passed = Array.from(call, (letter) => filter.push(letter)).join('') + filter.end();
  expect(passed).toBe('');
  expect(filter.hasToolText).toBe(true);
});

it('lets an answer through that only begins like one', () => {
  const filter = createToolJsonFilter(['search']);
  expect(filter.push('\n\n{ 1, 2 } is') + filter.push(' a set.') + filter.end()).toBe('{ 1, 2 } is a set.');
});

it('keeps nothing of blank space, of which there may be no end', () => {
  const filter = createToolJsonFilter(['search']);
  const started = performance.now();
  for (let count = 0; count < 8000; count += 1) filter.push('\n'.repeat(2000));
  // Looking at all of it again with every piece took minutes.
  expect(performance.now() - started).toBeLessThan(5000);
  expect(filter.push('The answer.') + filter.end()).toBe('The answer.');
});
