import type { Calculator, CalculatorQuantity } from '@navor/quantities';
import type { Fact } from '../../../../platform/searchable.ts';

export type VariableOf = Extract<CalculatorQuantity, { kind: 'variable' }>;
export type ChoiceOf = Extract<CalculatorQuantity, { kind: 'choice' }>;

const mostQuantities = 30;

/** A formula is a calculator with one equation; a row of a table is none. Large calculators are tables in truth. */
export function modelOf(fact: Fact): Calculator | null {
  if (fact.kind === 'row') return null;
  if (fact.kind === 'calculator') return fact.calculator.quantities.length > mostQuantities ? null : fact.calculator;
  const { id, title, quantities, left, right, equationHtml, solutions, conditions } = fact.formula;
  return {
    ...{ id, title, quantities, equations: [{ left, right, html: equationHtml, solutions }] },
    ...(conditions && { conditions }),
  };
}

export function variablesOf({ quantities }: Calculator): VariableOf[] {
  return quantities.filter((quantity) => quantity.kind === 'variable');
}

export function choicesOf({ quantities }: Calculator): ChoiceOf[] {
  return quantities.filter((quantity) => quantity.kind === 'choice');
}

/** What can be asked for: what an equation or a rule finds. */
export function isSought(quantity: CalculatorQuantity): boolean {
  return quantity.kind === 'variable' || quantity.kind === 'ruled';
}
