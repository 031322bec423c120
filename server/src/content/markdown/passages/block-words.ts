import type { Language } from '@navor/languages';
import { plainExpression } from '@navor/quantities';
import type { Code } from 'mdast';
import { parseYaml } from '../../files/yaml.ts';
import { parseEquation } from '../../formulas/parse-equation.ts';
import { formulaText } from '../formulas/formula-text.ts';

const longestBlock = 20_000;
const mostWords = 120;

type Line = { text: string; formulas: string[] };

/**
 * What can be found of a block of code, in lines: of live formulas, calculators and tables their names and equations, of
 * others all.
 */
export function blockWords({ lang, value }: Pick<Code, 'lang' | 'value'>, language: Language): Line[] {
  if (lang === 'instrument') return [];
  if (lang !== 'formula' && lang !== 'calculator' && lang !== 'table') return [{ text: value, formulas: [] }];
  const parsed = value.length > longestBlock ? null : parseYaml(value, 1);
  const block = fieldsOf(parsed?.kind === 'parsed' ? parsed.value : null);
  const equations = [block.get('equation'), ...listOf(block.get('equations'))].filter(
    (part) => typeof part === 'string',
  );
  const named = [...fieldsOf(block.get('quantities')).values(), ...fieldsOf(block.get('columns')).values()].map(
    fieldsOf,
  );
  const symbols = symbolsOf(block.get('quantities'));
  const names = joined([block.get('title'), block.get('caption'), ...named.map((fields) => fields.get('name'))], ' · ');
  const choices = named.map((fields) => {
    const chosen = joined([...fieldsOf(fields.get('choices')).keys()], ', ');
    return chosen === '' ? '' : `${joined([fields.get('name')], '')}: ${chosen}`;
  });
  return [
    ...[names, ...choices].filter((text) => text !== '').map((text) => ({ text, formulas: [] })),
    ...equations.map((equation) => ({ text: equationText(equation, { symbols, language }), formulas: [equation] })),
  ];
}

/** As people write it; one that cannot be read, which no page shows, as it stands. */
function equationText(equation: string, options: Parameters<typeof plainExpression>[1]): string {
  const parsed = parseEquation(equation);
  if (parsed.kind === 'refused') return equation;
  return `${plainExpression(parsed.left, options)} = ${plainExpression(parsed.right, options)}`;
}

function symbolsOf(quantities: unknown): Map<string, string> {
  const written = [...fieldsOf(quantities)].map(([key, fields]) => [key, fieldsOf(fields).get('symbol')] as const);
  return new Map(written.flatMap(([key, latex]) => (typeof latex === 'string' ? [[key, formulaText(latex)]] : [])));
}

function joined(words: unknown[], between: string): string {
  const texts = words
    .filter((word) => typeof word === 'string')
    .slice(0, mostWords)
    .map(withPlainFormulas);
  return [...new Set(texts)].join(between);
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
