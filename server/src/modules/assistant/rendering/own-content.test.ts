import { readdirSync, readFileSync } from 'node:fs';
import { isLanguage } from '@navor/languages';
import { expect, it } from 'vitest';
import { markEqualities } from '../../../content/markdown/answers/mark-equalities.ts';
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts';
import { createEqualityChecker } from './check-equalities.ts';

const root = new URL('../../../../../content/', import.meta.url);

/** Texts as they are, and every value of the files with questions. */
function textsOf(path: string): string[] {
  const source = readFileSync(new URL(path, root), 'utf8');
  return path.endsWith('.md') ? [source] : source.split('\n').map((line) => line.replace(/^[\s-]*(?:[\w-]+: )?/, ''));
}

it('finds much to check in our own content, and nothing to doubt', { timeout: 240_000 }, () => {
  const doubtful: string[] = [];
  let checked = 0;
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((path) => !path.startsWith('rendered') && /\.(?:md|yaml)$/.test(path))) {
    const named = /\.([a-z]{2})\.(?:md|yaml)$/.exec(path)?.[1];
    const language = isLanguage(named) ? named : 'sl';
    for (const text of textsOf(path).filter((text) => /[=≈]/.test(text))) {
      const checker = createEqualityChecker(language);
      const finder = (find: typeof checker.inText) => (written: string) => {
        for (const { verdict, text, found } of find(written)) {
          if (verdict === 'checked') checked += 1;
          else doubtful.push(`${path}: ${text} → ${found}`);
        }
        return [];
      };
      markEqualities(parseMarkdown(text), {
        inText: finder(checker.inText),
        inFormula: finder((latex) => createEqualityChecker(language).inFormula(latex)),
        inCode: finder(checker.inCode),
        asText: (latex) => createEqualityChecker(language).asText(latex),
      });
    }
  }
  expect(doubtful).toEqual([]);
  expect(checked).toBeGreaterThan(500);
});
