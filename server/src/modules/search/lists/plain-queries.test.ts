import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type PlainQuery, plainQueries } from './plain-queries.fixture.ts';

const content = new URL('../../../../../content/', import.meta.url);

it('plain queries are a hundred different ones, and ask for what the starter content has', () => {
  expect(plainQueries.length).toBeGreaterThanOrEqual(100);
  expect(new Set(plainQueries.map(({ q, language }) => `${language} ${q}`)).size).toBe(plainQueries.length);
  expect(plainQueries.filter((query) => !existsSync(new URL(fileOf(query), content)))).toEqual([]);
});

function fileOf({ kind, id, language }: PlainQuery): string {
  if (kind === 'lesson') return `courses/${id.replace('/', '/lessons/')}.${language}.md`;
  if (kind === 'course') return `courses/${id}/course.yaml`;
  return kind === 'quiz' ? `quizzes/${id}/quiz.yaml` : `library/${id}`;
}
