import type { Language } from '@navor/languages';
import { type Expression, plainExpression } from '@navor/quantities';
import { z } from 'zod';
import type { Fact } from '../../../platform/searchable.ts';
import { findFacts, scopeOf } from '../../search/index.ts';
import { defineTool } from './assistant-tool.ts';

const mostFacts = 6;

/** Equations, calculators and rows of tables that the learner may read. */
export const lookUpTool = defineTool({
  name: 'look_up',
  description:
    "Looks up values in the platform's tables (materials, wires, threads, resistors …) and finds formulas and calculators by " +
    'name. Returns rows with their units, or equations with their quantities, each with its path.',
  input: z.object({
    what: z.string().trim().min(2).max(200).describe('What is looked for, such as "resistivity of copper"'),
    kind: z.enum(['row', 'formula', 'calculator']).optional().describe('Only rows of tables, formulas or calculators'),
  }),
  run: async ({ pool }, { viewer, language }, { what, kind }) => {
    const kinds = kind ? [kind] : undefined;
    const found = await findFacts(pool, scopeOf(viewer), {
      ...{ words: what, language, most: mostFacts },
      ...(kinds && { kinds }),
    });
    if (found.length === 0) return { isError: false, text: 'Nothing fits.' };
    const shown = found.map(({ fact, title, path }) => `${title}\nPath: ${path}\n${describeFact(fact, language)}`);
    return { isError: false, text: shown.join('\n\n') };
  },
});

function describeFact(fact: Fact, language: Language): string {
  switch (fact.kind) {
    case 'row':
      return [fact.caption, ...fact.cells.map(({ name, unit, text }) => `${name}: ${text}${unit && ` ${unit}`}`)].join(
        '\n',
      );
    case 'formula':
      return describeEquations([fact.formula], fact.formula.quantities, language);
    case 'calculator':
      return describeEquations(fact.calculator.equations, fact.calculator.quantities, language);
  }
}

type Equation = { left: Expression; right: Expression };
type Quantity = { key: string; name: string; unit: string };

function describeEquations(
  equations: readonly Equation[],
  quantities: readonly Quantity[],
  language: Language,
): string {
  const plain = (expression: Expression) => plainExpression(expression, { language });
  return [
    ...equations.map(({ left, right }) => `${plain(left)} = ${plain(right)}`),
    ...quantities.map(({ key, name, unit }) => `${key}: ${name}${unit && ` in ${unit}`}`),
  ].join('\n');
}
