import type { Language } from '@navor/languages';
import { dimensionText, readUnit } from '@navor/quantities';
import type { Fact } from '../../../platform/searchable.ts';
import { TsvectorBuilder, type Weight } from '../indexing/tsvector-builder.ts';

export type AnalysedFact = {
  position: number;
  kind: Fact['kind'];
  anchor: string;
  tokens: string;
  dimensions: string[];
  data: Fact;
};

type Words = { text: string; weight: Weight };

/**
 * Makes a fact ready to be found. What it is called weighs most (A): the title of an equation, the words of a row. Then the
 * names of its quantities or columns and the caption (B), its symbols and units (C), numbers and the title of its text (D).
 */
export function analyseFact(fact: Fact, place: { position: number; language: Language; title: string }): AnalysedFact {
  const tokens = new TsvectorBuilder();
  for (const { text, weight } of wordsOf(fact)) tokens.add(text, place.language, weight);
  tokens.add(place.title, place.language, 'D');
  return {
    ...{ position: place.position, kind: fact.kind, anchor: anchorOf(fact), tokens: tokens.toString() },
    ...{ dimensions: dimensionsOf(fact), data: fact },
  };
}

function anchorOf(fact: Fact): string {
  if (fact.kind === 'row') return fact.tableId;
  return fact.kind === 'formula' ? fact.formula.id : fact.calculator.id;
}

function wordsOf(fact: Fact): Words[] {
  if (fact.kind === 'row') {
    return [
      ...fact.cells.map(({ text, value }) => ({ text, weight: value === null ? ('A' as const) : ('D' as const) })),
      { text: fact.caption, weight: 'B' },
      ...fact.cells.map(({ name }) => ({ text: name, weight: 'B' as const })),
      ...[...new Set(fact.cells.map(({ unit }) => unit))].map((text) => ({ text, weight: 'C' as const })),
    ];
  }
  const { title, quantities } = fact.kind === 'formula' ? fact.formula : fact.calculator;
  return [
    { text: title ?? '', weight: 'A' },
    ...quantities.map(({ name }) => ({ text: name, weight: 'B' as const })),
    ...quantities.map(({ key }) => ({ text: key, weight: 'C' as const })),
    ...quantities.flatMap((quantity) =>
      quantity.kind === 'choice' ? quantity.options.map(({ label }) => ({ text: label, weight: 'D' as const })) : [],
    ),
  ];
}

/** Of what can be given or sought: that g is an acceleration does not make an equation one about accelerations. */
function dimensionsOf(fact: Fact): string[] {
  if (fact.kind === 'row') return [];
  const { quantities } = fact.kind === 'formula' ? fact.formula : fact.calculator;
  const sought = quantities.filter(({ kind }) => kind !== 'constant' && kind !== 'choice');
  const units = sought.flatMap(({ unit }) => readUnit(unit) ?? []);
  return [...new Set(units.map(({ dimension }) => dimensionText(dimension)))];
}
