import { existsSync } from 'node:fs';
import { defaultLanguage } from '@navor/languages';
import { expect, it } from 'vitest';
import { extractFormula } from '../analysis/formulas/formulas-in-text.ts';
import { stemsOf } from '../analysis/stemming/stems.ts';
import {
  formulaQueries,
  inflections,
  inflectionsWithoutDiacritics,
  type PlainQuery,
  plainQueries,
} from './recall-queries.fixture.ts';

const content = new URL('../../../../../content/', import.meta.url);

it('plain queries are a hundred different ones, and ask for what the starter content has', () => {
  expect(plainQueries.length).toBeGreaterThanOrEqual(100);
  expect(new Set(plainQueries.map(({ q, language }) => `${language} ${q}`)).size).toBe(plainQueries.length);
  expect(plainQueries.filter((query) => !existsSync(new URL(fileOf(query), content)))).toEqual([]);
});

function fileOf({ kind, id, language }: Pick<PlainQuery, 'kind' | 'id' | 'language'>): string {
  if (kind === 'lesson') return `courses/${id.replace('/', '/lessons/')}.${language}.md`;
  if (kind === 'course') return `courses/${id}/course.yaml`;
  return kind === 'quiz' ? `quizzes/${id}/quiz.yaml` : `library/${id}`;
}

it('equations are many different ones, all are read as such, and ask for what the starter content has', () => {
  expect(formulaQueries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(formulaQueries.map(({ q }) => q)).size).toBe(formulaQueries.length);
  expect(formulaQueries.filter(({ q }) => extractFormula(q) === null)).toEqual([]);
  const files = new Set(formulaQueries.flatMap(({ right }) => right.map(textOf)));
  expect([...files].filter((file) => !existsSync(new URL(file, content)))).toEqual([]);
});

function textOf(key: string): string {
  const [kind, id = ''] = key.split(' ');
  const path = kind === 'lesson' ? `courses/${id.replace('/', '/lessons/')}` : `library/${id}/text`;
  return `${path}.${defaultLanguage}.md`;
}

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
