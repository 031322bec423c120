import { pagePlaceholders } from '@navor/contract';
import type { FileProblem } from '../../../../content/files/problem.ts';
import { unknownPlaceholders } from '../../page-placeholders.ts';
import type { ReadText } from '../read-pages.ts';
import type { Rule } from './rule.ts';

/** What stands between double braces is filled in when the page is shown; readers must not meet one that is not. */
export const placeholders: Rule = ({ pages }) => pages.flatMap(({ texts }) => [...texts.values()].flatMap(unknownIn));

export function unknownIn({ path, source, firstLine }: ReadText): FileProblem[] {
  return unknownPlaceholders(source).map(({ name, index }) => {
    const line = firstLine + source.slice(0, index).split('\n').length - 1;
    const known = pagePlaceholders.map((one) => `{{${one}}}`).join(' and ');
    const message = `{{${name}}} stands for nothing; there are ${known}`;
    return { path, line, rule: 'placeholder', severity: 'error', message };
  });
}
