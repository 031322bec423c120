import { loadCatalogues } from '@navor/translations';
import { expect, it } from 'vitest';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import { nameSlip } from './name-slip.ts';

const texts = createTextsByLanguage(loadCatalogues());

it.each([
  [1000, 'is 1000 times too large'],
  [0.001, 'is 1000 times too small'],
  [-1000, 'is 1000 times too large'],
  [-0.001, 'is 1000 times too small'],
])('tells by how much an answer is off, whatever its sign: %s', (factor, words) => {
  const told = nameSlip(texts, { kind: 'prefix', factor }, 'en') ?? '';
  expect(told.replace(/(?<=\d)[\s,](?=\d)/g, '')).toContain(words);
});

it('leaves to its author what only they have words for', () => {
  expect(nameSlip(texts, { kind: 'own' }, 'en')).toBeNull();
});
