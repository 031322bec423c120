import { isSameDimension, noUnit, readUnit, type Unit } from '@navor/quantities';
import { z } from 'zod';
import type { FileProblem } from '../../files/problem.ts';
import { readYaml } from '../../files/yaml-file.ts';
import type { Terms } from '../read-terms.ts';
import type { WrittenText } from '../written-texts.ts';

/** In live formulas and calculators, a symbol stands for one of the quantities that the list has for it. */
export function symbolsOfQuantities({ symbols }: Terms, texts: readonly WrittenText[]): FileProblem[] {
  return texts.flatMap((text) =>
    blocksOf(text).flatMap(({ source, firstLine }) => {
      const { value, lineOf } = readYaml(source, blockShape, { firstLine });
      return Object.entries(value?.quantities ?? {}).flatMap(([key, quantity]): FileProblem[] => {
        const unit = unitOf(quantity);
        // A choice without numbers is no quantity, and a unit that is none is told of where the block is compiled.
        if (!unit || Array.isArray(quantity.choices)) return [];
        const meanings = symbols[symbolOf(key)];
        if (meanings?.some((meaning) => isOfDimension(meaning.unit, unit))) return [];
        const listed = meanings?.map((meaning) => `${meaning.quantity[text.language]} (${meaning.unit})`).join(', ');
        const message = listed
          ? `${key} is "${quantity.name}" here; by terms.yaml, ${symbolOf(key)} is ${listed}`
          : `terms.yaml has no symbol ${symbolOf(key)} for "${quantity.name}"`;
        const line = lineOf(['quantities', key]);
        return [{ path: text.path, line, rule: 'symbol', severity: 'error', message }];
      });
    }),
  );
}

const blockShape = z.object({
  quantities: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      unit: z.coerce.string().optional(),
      constant: z.coerce.string().optional(),
      choices: z.unknown().optional(),
    }),
  ),
});
type Quantity = z.output<typeof blockShape>['quantities'][string];

function blocksOf({ source, firstLine }: WrittenText): { source: string; firstLine: number }[] {
  return [...source.matchAll(/^```(?:formula|calculator)\n([\s\S]*?)^```$/gm)].map(({ 1: block = '', index }) => ({
    source: block,
    firstLine: firstLine + source.slice(0, index).split('\n').length,
  }));
}

/** Without its index and without the sign of a difference: `R` of `R_1`, `T` of `DeltaT`, `U` of `dU`. */
function symbolOf(key: string): string {
  const [base = key] = key.split('_');
  return base.replace(/^(?:Delta|d)(?=[A-Z])/, '');
}

/** A constant may carry its unit in its value alone. */
function unitOf({ unit, constant }: Quantity): Unit | null {
  return unitNamed(unit ?? /^[+-]?[\d.]+(?:[eE][+-]?\d+)?\s*(.*)$/.exec(constant ?? '')?.[1] ?? '1');
}

function isOfDimension(name: string, { dimension }: Unit): boolean {
  const unit = unitNamed(name);
  return unit !== null && isSameDimension(unit.dimension, dimension);
}

function unitNamed(name: string): Unit | null {
  return name === '1' || name === '' ? noUnit : readUnit(name);
}
