import { expect, it } from 'vitest';
import { createKeyFilter } from './hide-key.ts';

const key = 'sk-sk-4711-secret';

it.each([1, 2, 5, 100])('takes the key out of text in pieces of %i letters', (size) => {
  const filter = createKeyFilter(key);
  const text = `It is ${key}, I say ${key}${key} or sk-4711.`;
  const pieces = text.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
  expect(pieces.map(filter.push).join('') + filter.end()).toBe('It is …, I say …… or sk-4711.');
});

it('holds back no word that no key begins with, and loses none that one might', () => {
  const filter = createKeyFilter(key);
  expect(filter.push('The current flows.')).toBe('The current flows.');
  expect(filter.push(' Ask: sk-')).toBe(' Ask: ');
  expect(filter.end()).toBe('sk-');
});

it('leaves text alone where the key is a word of the operator’s, or none is set', () => {
  expect(createKeyFilter('ollama').push('ollama runs')).toBe('ollama runs');
  expect(createKeyFilter(undefined).push('anything')).toBe('anything');
});
