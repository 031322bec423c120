import { type CalculatorRule, isSameDimension, type QuantityTraits, type Unit } from '@navor/quantities';
import { markdownFault } from '../markdown/markdown-faults.ts';
import type { ChoiceRuleBlock, RuleBlock } from './calculator-block.ts';
import type { Report, Written } from './field-reader.ts';
import { readValue } from './read-formula-quantity.ts';

/** What the values of a quantity are read by. */
type Valued = Pick<QuantityTraits, 'isDifference'> & { key: string; unit: Unit };

/** What rules ask about quantities, before all of these are read. */
export type Described = Valued & {
  /** Not where it is a choice of names alone. */
  hasValue: boolean;
  /** Of a choice, in their order. */
  labels: string[] | null;
};

/** The quantity that a rule finds, and the others that it may name. */
export type Ruled = Valued & { others: ReadonlyMap<string, Described>; report: Report };

/** A rule with its values in SI units; null, and reports, where something in it is wrong. */
export function readCalculatorRule(rule: RuleBlock | ChoiceRuleBlock, ruled: Ruled): CalculatorRule | null {
  if (rule.kind === 'series') return readSeries(rule.of, rule.values, rule.line, ruled);
  const by = valuedQuantity(rule.by, ruled);
  const upTo = by && ascending(rule.upTo, by, rule.line, ruled);
  if (rule.kind === 'choice-lookup') {
    const columns = readColumns(rule, ruled);
    return by && upTo && columns && { kind: 'choice-lookup', choice: rule.choice.text, by: by.key, upTo, columns };
  }
  const places = readPlaces(rule, rule.upTo.length, ruled.key, ruled);
  const values = places?.filter((value) => value !== null);
  if (places && values && values.length < places.length) {
    ruled.report(rule.line, 'formula-block', markdownFault('lookupEmptyPlace', ruled.key));
    return null;
  }
  return by && upTo && values ? { kind: 'lookup', by: by.key, upTo, values } : null;
}

function readSeries(of: Written, written: Written[], line: number, ruled: Ruled): CalculatorRule | null {
  const { key, unit, report } = ruled;
  const followed = valuedQuantity(of, ruled);
  const values = ascending(written, ruled, line, ruled);
  if (!followed || !values) return null;
  if (isSameDimension(followed.unit.dimension, unit.dimension)) return { kind: 'series', of: followed.key, values };
  report(of.line, 'formula-dimension', markdownFault('dimensionOfSeries', key, of.text));
  return null;
}

function readColumns({ choice, columns, upTo, line }: ChoiceRuleBlock, ruled: Ruled): (number | null)[][] | null {
  const { key, others, report } = ruled;
  const labels = others.get(choice.text)?.labels;
  if (!labels) {
    report(choice.line, 'unknown-quantity', markdownFault('lookupWithoutChoices', key, choice.text));
    return null;
  }
  const strange = columns.filter(({ label }) => !labels.includes(label.text));
  for (const { label } of strange) {
    report(label.line, 'unknown-choice', markdownFault('lookupChoiceUnknown', label.text, labels.join(', ')));
  }
  const found = labels.flatMap((name) => {
    const column = columns.find(({ label }) => label.text === name);
    if (!column) report(line, 'unknown-choice', markdownFault('lookupChoiceMissing', key, name));
    const places = column && readPlaces({ ...column, line: column.label.line }, upTo.length, `${key}.${name}`, ruled);
    return places ? [places] : [];
  });
  return strange.length === 0 && found.length === labels.length ? found : null;
}

function readPlaces(
  { values, line }: { values: Written[]; line: number },
  wanted: number,
  path: string,
  ruled: Ruled,
): (number | null)[] | null {
  const { key, report } = ruled;
  if (values.length !== wanted) {
    report(line, 'formula-block', markdownFault('lookupUneven', path, `${values.length} ≠ ${wanted}`));
    return null;
  }
  const places = values.map((written) =>
    written.text === 'null' ? null : (readValue(written, asField(ruled, key), report) ?? Number.NaN),
  );
  return places.some(Number.isNaN) ? null : places;
}

/** One that has numbers to compare with. */
function valuedQuantity({ text, line }: Written, { key, others, report }: Ruled): Described | null {
  const found = others.get(text);
  if (found?.hasValue) return found;
  report(line, 'unknown-quantity', markdownFault(found ? 'lookupByNames' : 'lookupByUnknown', key, text));
  return null;
}

/** Whose values a rule names, and under whose key that is reported. */
function asField({ unit, isDifference }: Valued, key: string) {
  return { key, unit: unit.text, ...(isDifference && { isDifference }) };
}

function ascending(written: Written[], of: Valued, line: number, { key, report }: Ruled): number[] | null {
  const values = written.map((value) => readValue(value, asField(of, key), report) ?? Number.NaN);
  if (values.length === 0) report(line, 'formula-block', markdownFault('lookupEmpty', key));
  if (values.length === 0 || values.some(Number.isNaN)) return null;
  const at = values.findIndex((value, index) => index > 0 && value <= (values[index - 1] ?? value));
  if (at < 0) return values;
  const pair = written.slice(at - 1, at + 1).map(({ text }) => text);
  report(written[at]?.line ?? line, 'formula-range', markdownFault('lookupDescending', key, pair.join(', ')));
  return null;
}
