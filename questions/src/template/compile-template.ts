import { type Dimension, functionNames, quantityKeys } from '@navor/quantities';
import { faultOf } from '../question-faults.ts';
import type { PrepareTools } from '../question-scorer.ts';
import type { QuestionSource } from '../shapes.ts';
import { cachedUnit } from './cached-unit.ts';
import { conditionFault, dimensionFault } from './check-dimension.ts';
import { drawValues } from './draw-values.ts';
import { readAuthorsCondition, readAuthorsExpression, readAuthorsUnit } from './read-author-input.ts';
import type { Derived, Template, Variable } from './template.ts';

type TemplateSource = Pick<QuestionSource, 'variables' | 'derived' | 'constraints'>;
type Report = PrepareTools['report'];

/** Reads and checks what a question draws. Derived values come out in an order in which each follows from those before it. */
export function compileTemplate(source: TemplateSource, report: Report): Template {
  let isSound = true;
  const tell: Report = (place, fault) => {
    isSound = false;
    report(place, fault);
  };
  const names = [...Object.keys(source.variables), ...Object.keys(source.derived)];
  checkNames(source, tell);
  const variables = Object.entries(source.variables).map(([name, written]) => compileVariable(name, written, tell));
  const derived = inOrder(
    Object.entries(source.derived).map(([name, written]) => compileDerived(name, written, names, tell)),
    tell,
  );
  const constraints = source.constraints.map((written, at) =>
    readAuthorsCondition(written, names, (fault) => tell(['constraints', at], fault)),
  );
  const template = { variables, derived, constraints };
  checkDimensions(template, tell);
  if (isSound) checkDraws(template, report);
  return template;
}

/** By name, over a template's values; plain numbers for names that it does not have. */
export function dimensionsIn({ variables, derived }: Template): (name: string) => Dimension {
  const units = new Map([...variables, ...derived].map(({ name, unit }) => [name, unit]));
  return (name) => cachedUnit(units.get(name) ?? '').dimension;
}

/** Names that mean something in every expression. */
export const reservedNames: ReadonlySet<string> = new Set([...functionNames, 'pi']);

function checkNames({ variables, derived }: TemplateSource, report: Report): void {
  for (const [part, names] of Object.entries({ variables: Object.keys(variables), derived: Object.keys(derived) })) {
    for (const name of names) if (reservedNames.has(name)) report([part, name], faultOf('reserved', name));
  }
  for (const name of Object.keys(derived)) {
    if (Object.hasOwn(variables, name)) report(['derived', name], faultOf('isVariable', name));
  }
}

function compileVariable(name: string, written: TemplateSource['variables'][string], report: Report): Variable {
  const unit = readAuthorsUnit(written.unit, (fault) => report(['variables', name, 'unit'], fault)).text;
  if ('list' in written) return { name, unit, kind: 'list', values: written.list };
  const [min, max] = written.range;
  if (max < min) report(['variables', name, 'range'], faultOf('rangeBackwards'));
  return { name, unit, kind: 'range', min, max, step: written.step };
}

function compileDerived(
  name: string,
  written: TemplateSource['derived'][string],
  names: readonly string[],
  report: Report,
): Derived {
  const place = ['derived', name];
  return {
    name,
    unit: readAuthorsUnit(written.unit, (fault) => report([...place, 'unit'], fault)).text,
    value: readAuthorsExpression(written.value, names, (fault) => report([...place, 'value'], fault)),
    digits: written.digits,
  };
}

function inOrder(derived: readonly Derived[], report: Report): Derived[] {
  const ordered: Derived[] = [];
  let waiting = [...derived];
  while (waiting.length > 0) {
    const isWaiting = (name: string) => waiting.some((other) => other.name === name);
    const ready = waiting.filter(({ value }) => ![...quantityKeys(value)].some(isWaiting));
    if (ready.length === 0) {
      const circle = waiting.map(({ name }) => name).join(', ');
      for (const { name } of waiting) report(['derived', name, 'value'], faultOf('circle', circle));
      return [...ordered, ...waiting];
    }
    ordered.push(...ready);
    waiting = waiting.filter((value) => !ready.includes(value));
  }
  return ordered;
}

function checkDimensions(template: Template, report: Report): void {
  const of = dimensionsIn(template);
  for (const { name, unit, value } of template.derived) {
    const fault = dimensionFault(value, cachedUnit(unit).dimension, of);
    if (fault) report(['derived', name, 'value'], fault);
  }
  for (const [at, constraint] of template.constraints.entries()) {
    const fault = conditionFault(constraint, of);
    if (fault) report(['constraints', at], fault);
  }
}

/** Draws that fail for any of these would fail some learner. */
const triedSeeds = 20;

function checkDraws(template: Template, report: Report): void {
  for (let seed = 1; seed <= triedSeeds; seed++) {
    if (drawValues(template, seed)) continue;
    report(['constraints'], faultOf('noDraw'));
    return;
  }
}
