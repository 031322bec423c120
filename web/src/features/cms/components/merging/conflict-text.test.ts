import type { MergePart } from '@navor/contract';
import { expect, it } from 'vitest';
import { type Conflict, canTakeBoth, resolvedText } from './conflict-text.ts';

const conflict: Conflict = { kind: 'conflict', base: 'Prej.\n\n', own: 'Moje.\n\n', theirs: 'Njihovo.\n\n' };
const parts: MergePart[] = [{ kind: 'same', text: 'Uvod.\n\n' }, conflict, { kind: 'same', text: 'Konec.\n' }];

it.each([
  ['own', 'Uvod.\n\nMoje.\n\nKonec.\n'],
  ['theirs', 'Uvod.\n\nNjihovo.\n\nKonec.\n'],
  ['both', 'Uvod.\n\nNjihovo.\n\nMoje.\n\nKonec.\n'],
  ['written', 'Uvod.\n\nNovo.\n\nKonec.\n'],
] as const)('is put together with what was chosen: %s', (choice, text) => {
  expect(resolvedText(parts, [{ choice, written: 'Novo.' }])).toBe(text);
});

it('is not there before every place is decided', () => {
  const decision = { choice: 'own', written: '' } as const;
  expect(resolvedText([...parts, conflict], [decision])).toBeNull();
  expect(resolvedText([...parts, conflict], [decision, decision])).toContain('Konec.\nMoje.');
});

it('has nothing where somebody writes nothing', () => {
  expect(resolvedText(parts, [{ choice: 'written', written: ' \n' }])).toBe('Uvod.\n\nKonec.\n');
});

it('takes both only where two can stand', () => {
  expect(canTakeBoth(conflict)).toBe(true);
  expect(canTakeBoth({ ...conflict, own: '' })).toBe(false);
  expect(canTakeBoth({ ...conflict, own: 'title: Tok\n', theirs: 'title: Naboj\n' })).toBe(false);
});
