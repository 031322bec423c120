import type { Code } from 'mdast';
import { parseYaml } from '../yaml.ts';
import { formulaText } from './formula-text.ts';

const longestBlock = 20_000;
const mostWords = 120;

/** What can be found of a block of code: of live formulas, calculators and tables their names and equations, of others all. */
export function blockWords({ lang, value }: Pick<Code, 'lang' | 'value'>): { text: string; formulas: string[] } {
  if (lang === 'instrument') return { text: '', formulas: [] };
  if (lang !== 'formula' && lang !== 'calculator' && lang !== 'table') return { text: value, formulas: [] };
  const parsed = value.length > longestBlock ? null : parseYaml(value, 1);
  const block = fieldsOf(parsed?.kind === 'parsed' ? parsed.value : null);
  const equations = [block.get('equation'), ...listOf(block.get('equations'))].filter(
    (part) => typeof part === 'string',
  );
  const named = [...fieldsOf(block.get('quantities')).values(), ...fieldsOf(block.get('columns')).values()];
  const words = [block.get('title'), block.get('caption'), ...named.flatMap(namesOf)];
  const texts = words
    .filter((word) => typeof word === 'string')
    .slice(0, mostWords)
    .map(withPlainFormulas);
  return { text: [...new Set(texts), ...equations].join(' · '), formulas: equations };
}

/** Its name, and those of what can be chosen or stands in the cells. */
function namesOf(described: unknown): unknown[] {
  const fields = fieldsOf(described);
  const choices = fieldsOf(fields.get('choices'));
  return [fields.get('name'), ...choices.keys(), ...fieldsOf(fields.get('values')).values()];
}

function withPlainFormulas(text: string): string {
  return text.replace(/\$([^$]*)\$/g, (_, latex: string) => formulaText(latex));
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : new Map();
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
