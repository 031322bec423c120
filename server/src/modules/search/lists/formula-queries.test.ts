import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { extractFormula } from '../analysis/formulas/formulas-in-text.ts';
import { formulaQueries } from './formula-queries.fixture.ts';

const content = new URL('../../../../../content/', import.meta.url);

it('equations are many different ones, all are read as such, and ask for what the starter content has', () => {
  expect(formulaQueries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(formulaQueries.map(({ q }) => q)).size).toBe(formulaQueries.length);
  expect(formulaQueries.filter(({ q }) => extractFormula(q) === null)).toEqual([]);
  const files = new Set(formulaQueries.flatMap(({ right }) => right.map(fileOf)));
  expect([...files].filter((file) => !existsSync(new URL(file, content)))).toEqual([]);
});

function fileOf(key: string): string {
  const [kind, id = ''] = key.split(' ');
  return kind === 'lesson' ? `courses/${id.replace('/', '/lessons/')}.sl.md` : `library/${id}/text.sl.md`;
}
