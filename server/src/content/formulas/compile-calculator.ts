import type { Language } from '@navor/languages';
import { type Calculator, type Expression, noUnit, quantityKeys } from '@navor/quantities';
import { isError, type Problem } from '../files/problem.ts';
import { markdownFault } from '../markdown/markdown-faults.ts';
import { type CalculatorBlock, readCalculatorBlock } from './calculator-block.ts';
import { checkCalculator } from './check-calculator.ts';
import { dimensionFault } from './check-dimensions.ts';
import { collectProblems } from './collect-problems.ts';
import type { Report, Written } from './field-reader.ts';
import { parseEquation } from './parse-equation.ts';
import { type CheckedCalculatorQuantity, readCalculatorQuantities } from './read-calculator-quantity.ts';
import { readConditions } from './read-conditions.ts';
import { typesetEquation } from './typeset-equation.ts';

/** Checks a calculator and prepares all that readers need of it. `firstLine` is the line of the file that the source starts on. */
export function compileCalculator(
  source: string,
  { id, language, firstLine }: { id: string; language: Language; firstLine: number },
): { calculator: Calculator | null; problems: Problem[] } {
  const { problems, report } = collectProblems('calculator');
  const calculator = compile(source, id, language, firstLine, report);
  return { calculator: problems.some(isError) ? null : calculator, problems };
}

/** Each step needs what the one before it has found; what is wrong by then would only be repeated by the next. */
function compile(source: string, id: string, language: Language, firstLine: number, report: Report): Calculator | null {
  const block = readCalculatorBlock(source, firstLine, report);
  if (!block) return null;
  const equations = readEquations(block.equations, report);
  const checked = readCalculatorQuantities(block.quantities, report);
  if (!equations || !areKeysKnown(block, equations, report) || !checked) return null;
  const prepared = equations.flatMap((equation) => prepareEquation(equation, checked, language, report) ?? []);
  if (prepared.length < equations.length) return null;
  const quantities = checked.map(({ quantity }) => quantity);
  const valued = checked.filter(({ hasValue }) => hasValue);
  const conditions = readConditions(block.conditions, valued, report);
  if (!conditions) return null;
  const calculator = {
    ...{ id, title: block.title?.text ?? null, quantities, equations: prepared },
    ...(conditions.length > 0 && { conditions }),
  };
  const lines = {
    quantities: checked.map(({ line }) => line),
    equations: equations.map(({ line }) => line),
    conditions: block.conditions.map(({ condition }) => condition.line),
  };
  checkCalculator(calculator, lines, report);
  return calculator;
}

type ReadEquation = { left: Expression; right: Expression; line: number };

function readEquations(written: readonly Written[], report: Report): ReadEquation[] | null {
  const forms = new Set<string>();
  const equations = written.flatMap(({ text, line }) => {
    const equation = parseEquation(text);
    if (equation.kind === 'refused') {
      report(line, 'formula-block', equation.fault);
      return [];
    }
    const { left, right } = equation;
    const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
    if (forms.has(`${one}=${other}`)) report(line, 'formula-block', markdownFault('equationTwice', text));
    forms.add(`${one}=${other}`).add(`${other}=${one}`);
    return [{ left, right, line }];
  });
  return equations.length === written.length ? equations : null;
}

function keysOf({ left, right }: ReadEquation): string[] {
  return [...new Set([...quantityKeys(left), ...quantityKeys(right)])];
}

/** What rules name is looked at where they are read. */
function areKeysKnown({ quantities }: CalculatorBlock, equations: readonly ReadEquation[], report: Report): boolean {
  const declared = new Set(quantities.map(({ key }) => key));
  const unknown = equations.flatMap((equation) =>
    keysOf(equation)
      .filter((key) => !declared.has(key))
      .map((key) => ({ line: equation.line, fault: markdownFault('equationKeyUnknown', key) })),
  );
  const used = new Set([...equations.flatMap(keysOf), ...quantities.flatMap(usedByRule)]);
  const unused = quantities
    .filter(({ key, kind }) => kind !== 'ruled' && !used.has(key))
    .map(({ key, line }) => ({ line, fault: markdownFault('equationsKeyUnused', key) }));
  for (const { line, fault } of [...unknown, ...unused]) report(line, 'unknown-quantity', fault);
  return unknown.length + unused.length === 0;
}

function usedByRule(quantity: CalculatorBlock['quantities'][number]): string[] {
  if (quantity.kind !== 'ruled') return [];
  const { rule } = quantity;
  if (rule.kind === 'series') return [rule.of.text];
  return rule.kind === 'lookup' ? [rule.by.text] : [rule.by.text, rule.choice.text];
}

function prepareEquation(
  equation: ReadEquation,
  checked: readonly CheckedCalculatorQuantity[],
  language: Language,
  report: Report,
): Calculator['equations'][number] | null {
  const { left, right, line } = equation;
  const keys = keysOf(equation);
  const own = checked.filter(({ quantity }) => keys.includes(quantity.key));
  const nameless = own.find(({ hasValue }) => !hasValue);
  if (nameless) {
    report(line, 'unknown-quantity', markdownFault('equationOfNames', nameless.quantity.key));
    return null;
  }
  if (!own.some(({ quantity }) => quantity.kind === 'variable')) {
    report(line, 'formula-block', markdownFault('equationFixed'));
    return null;
  }
  const units = new Map(own.map(({ quantity, unit }) => [quantity.key, unit]));
  const fault = dimensionFault(left, right, (key) => (units.get(key) ?? noUnit).dimension);
  if (fault) {
    report(line, 'formula-dimension', fault);
    return null;
  }
  const typeset = typesetEquation(equation, own, { language, line, report });
  return typeset && { left, right, ...typeset };
}
