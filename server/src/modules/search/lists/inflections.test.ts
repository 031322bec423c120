import { expect, it } from 'vitest';
import { stemsOf } from '../analysis/stemming/stems.ts';
import { inflections, inflectionsWithoutDiacritics } from './inflections.fixture.ts';

it('inflected forms share a stem with the word that they are a form of, with and without diacritics', () => {
  expect(inflections.length).toBeGreaterThanOrEqual(320);
  for (const list of [inflections, inflectionsWithoutDiacritics]) {
    const missed = list.filter(
      ([form, lemma]) => !stemsOf(form, 'sl').some((stem) => stemsOf(lemma, 'sl').includes(stem)),
    );
    expect(missed.length / list.length, missed.join(' | ')).toBeLessThanOrEqual(0.03);
  }
});

it('their most likely stems are the same, so that ranking can tell forms from what only looks alike', () => {
  const apart = inflections.filter(([form, lemma]) => stemsOf(form, 'sl')[0] !== stemsOf(lemma, 'sl')[0]);
  expect(apart.length / inflections.length, apart.join(' | ')).toBeLessThan(0.05);
});
