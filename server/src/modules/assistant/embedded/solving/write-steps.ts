import type { Language } from '@navor/languages';
import {
  type Calculator,
  type CalculatorQuantity,
  type Expression,
  fieldUnit,
  formatNumber,
  formatWhole,
  inUnit,
  joinUnit,
  measuresSame,
  plainExpression,
  quantityKind,
  readableUnit,
  readUnit,
  type Unit,
} from '@navor/quantities';
import { expressionLatex, symbolLatex } from '../../../../content/formulas/formula-latex.ts';
import { formulaText } from '../../../../content/markdown/formulas/formula-text.ts';
import type { DescribedQuantity, MissingQuantity, SolvedStep, UsedQuantity } from './formula-match.ts';
import type { Given } from './read-problem.ts';
import type { Filled, SolvingOutcome } from './solve-candidate.ts';
import { keysOf } from './solve-candidate.ts';
import { valueLatex } from './value-latex.ts';

type Solved = Extract<SolvingOutcome, { kind: 'solved' }>;
type Wanted = { language: Language; unit: Unit | null };

/** The steps of a solution as they are told: equation, values in their places, result. */
export function writeSteps(filled: Filled, { steps, solution }: Solved, wanted: Wanted): SolvedStep[] {
  const writer = new StepWriter(filled, solution.findings, wanted);
  return steps.map((step) => writer.step(step));
}

class StepWriter {
  readonly #filled: Filled;
  readonly #findings: Solved['solution']['findings'];
  readonly #wanted: Wanted;

  constructor(filled: Filled, findings: Solved['solution']['findings'], wanted: Wanted) {
    this.#filled = filled;
    this.#findings = findings;
    this.#wanted = wanted;
  }

  step(step: { key: string; equation: number | null }): SolvedStep {
    const { model } = this.#filled;
    const used = [...keysOf(model, step)].filter((key) => key !== step.key).flatMap((key) => this.#used(key));
    const stated = step.equation === null ? null : (model.equations[step.equation] ?? null);
    const solved = stated?.solutions[step.key]?.expression ?? null;
    return {
      equation: solved && this.#equation(step.key, solved, used),
      statedLatex: stated && `${this.#latex(stated.left)} = ${this.#latex(stated.right)}`,
      used,
      found: this.#found(step.key),
    };
  }

  #equation(key: string, solved: Expression, used: readonly UsedQuantity[]): SolvedStep['equation'] {
    const { language } = this.#wanted;
    const bases = basesIn(solved);
    const symbols = new Map(this.#filled.model.quantities.map((quantity) => [quantity.key, plainSymbol(quantity)]));
    const isGrouped = ({ key: own, value }: UsedQuantity) => bases.has(own) || value < 0;
    const plain = new Map(used.map((each) => [each.key, isGrouped(each) ? `(${each.valueText})` : each.valueText]));
    const latex = used.map((each) => (isGrouped(each) ? `\\left(${each.valueLatex}\\right)` : each.valueLatex));
    const marks = new Map(used.map((each, at) => [each.key, `Q${letters[at] ?? ''}Q`]));
    // Values stand beside each other with a dot between them; between symbols there is a narrow space.
    const substitution = expressionLatex(solved, marks, language).replaceAll('\\,', ' \\cdot ');
    return {
      plain: `${symbols.get(key) ?? key} = ${plainExpression(solved, { language, symbols })}`,
      latex: `${latexOf(quantityIn(this.#filled.model, key))} = ${this.#latex(solved)}`,
      substitutionPlain: plainExpression(solved, { language, symbols: plain }),
      substitutionLatex: substitution.replace(
        /Q([A-Z])Q/g,
        (_, letter: string) => latex[letters.indexOf(letter)] ?? '',
      ),
    };
  }

  #latex(expression: Expression): string {
    const symbols = new Map(this.#filled.model.quantities.map((quantity) => [quantity.key, latexOf(quantity)]));
    return expressionLatex(expression, symbols, this.#wanted.language);
  }

  #used(key: string): UsedQuantity[] {
    const finding = this.#findings.get(key);
    const quantity = quantityIn(this.#filled.model, key);
    if (!finding || finding.kind === 'none' || !quantity) return [];
    const { places, options, carried } = this.#filled;
    const place = places.get(key);
    const base = describeValue(
      this.#filled.model,
      key,
      { value: finding.value, ...(place && { given: place.given }) },
      this.#wanted.language,
    );
    if (place) return [{ ...base, origin: 'given', given: place.given, isUnitAssumed: place.isUnitAssumed }];
    const option = quantity.kind === 'choice' ? quantity.options[options.get(key) ?? -1] : undefined;
    if (option) return [{ ...base, origin: 'choice', label: option.label }];
    if (carried.has(key) || finding.kind === 'found') return [{ ...base, origin: 'step' }];
    return [{ ...base, origin: 'constant' }];
  }

  /** Hours and minutes are told as such: where the question speaks of them, or there are many seconds. */
  #timeUnit(quantity: CalculatorQuantity, value: number): Unit | null {
    if (quantityKind(fieldUnit(quantity)) !== 'time') return null;
    const parts = [...this.#filled.places.values()].flatMap(({ given }) => given.unit.parts);
    const spoken = ['h', 'min'].find((symbol) => parts.some(({ unit }) => unit.symbol === symbol));
    const symbol = spoken ?? (value >= 7200 ? 'h' : value >= 600 ? 'min' : null);
    return symbol === null || value < 60 ? null : readUnit(symbol);
  }

  #found(key: string): SolvedStep['found'] {
    const finding = this.#findings.get(key);
    const quantity = quantityIn(this.#filled.model, key);
    if (finding?.kind !== 'found' || !quantity) throw new Error(`${key} was not found`);
    const asked = this.#wanted.unit;
    const isAsked = key === this.#filled.asked && asked !== null && measuresSame(asked, fieldUnit(quantity));
    const unit = isAsked ? asked : this.#timeUnit(quantity, finding.value);
    return {
      ...described(quantity, finding.value, unit, this.#wanted.language),
      others: finding.others.map((value) => described(quantity, value, unit, this.#wanted.language).valueText),
      isUnusual: !finding.isInRange && isFarFrom(quantity, finding.value),
    };
  }
}

const timesBeyond = 1000;

/** A lesson's range suits its own example: what somebody asks about may well be ten times as large, and is no mistake. */
function isFarFrom(quantity: CalculatorQuantity, value: number): boolean {
  if (quantity.kind !== 'variable') return true;
  const { min, max } = quantity;
  return value > Math.abs(max) * timesBeyond || value < (min < 0 ? min * timesBeyond : min / timesBeyond);
}

/** In the unit that is given, else in the quantity's own with the prefix that suits. */
function described(
  quantity: CalculatorQuantity,
  value: number,
  own: Unit | null,
  language: Language,
  figures = quantity.figures ?? 4,
): DescribedQuantity {
  const unit = own ?? readableUnit(value, fieldUnit(quantity), figures);
  const isWhole = quantity.isWhole && unit.text === '';
  const number = isWhole ? formatWhole(value, language) : formatNumber(inUnit(value, unit), language, figures);
  return {
    ...{ key: quantity.key, name: quantity.name, symbol: plainSymbol(quantity), value },
    ...{ latex: latexOf(quantity), valueText: joinUnit(number, unit, language) },
    valueLatex: valueLatex(number, unit, language),
  };
}

export function describeValue(
  model: Calculator,
  key: string,
  place: { value: number; given?: Given },
  language: Language,
): DescribedQuantity {
  const quantity = quantityIn(model, key);
  if (!quantity) throw new Error(`${key} is not in the calculator`);
  const unit = place.given && !place.given.isBare ? unitOfPlace(place.given.unit) : null;
  // What somebody gave is repeated as they gave it.
  return unit ? described(quantity, place.value, unit, language, 8) : described(quantity, place.value, null, language);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What is counted from another zero than the kelvin's goes into equations in kelvins. */
function unitOfPlace(unit: Unit): Unit | null {
  return unit.offset === 0 ? unit : readUnit('K');
}

function quantityIn({ quantities }: Calculator, key: string): CalculatorQuantity | undefined {
  return quantities.find((quantity) => quantity.key === key);
}

/** `R_1`, `ρ`, `ΔL`, as somebody would type it. */
export function plainSymbol(quantity: Pick<CalculatorQuantity, 'key' | 'symbolHtml'>): string {
  return formulaText(latexOf(quantity)).replace(/(?<=Δ) /, '') || quantity.key;
}

/** As its author has it typeset, which the formula keeps beside what is shown. */
export function latexOf(quantity: Pick<CalculatorQuantity, 'key' | 'symbolHtml'> | undefined): string {
  const kept = /<annotation encoding="application\/x-tex">(.*?)<\/annotation>/s.exec(quantity?.symbolHtml ?? '')?.[1];
  if (!quantity) return '';
  return kept?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&') ?? symbolLatex(quantity.key);
}

export function describeMissing(model: Calculator, key: string): MissingQuantity {
  const quantity = quantityIn(model, key);
  return {
    ...{ key, name: quantity?.name ?? key, symbol: quantity ? plainSymbol(quantity) : key, latex: latexOf(quantity) },
    unit: quantity ? fieldUnit(quantity).text : '',
    options: quantity?.kind === 'choice' ? quantity.options.map(({ label }) => label) : [],
  };
}

function basesIn(expression: Expression): Set<string> {
  if (!('left' in expression)) return 'of' in expression ? basesIn(expression.of) : new Set();
  const own = expression.op === 'power' && expression.left.op === 'quantity' ? [expression.left.key] : [];
  return new Set([...own, ...basesIn(expression.left), ...basesIn(expression.right)]);
}
