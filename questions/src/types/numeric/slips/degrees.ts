import { type Expression, evaluate, inUnit, quantityKind } from '@navor/quantities';
import { cachedUnit } from '../../../template/cached-unit.ts';
import { mapExpression } from '../../../template/map-expression.ts';
import type { Derived } from '../../../template/template.ts';
import { type Attempted, isAroundRight, isLike, type SlipFinder } from './attempted.ts';

/** A calculator that was set to the other unit of angles, or an angle that was not converted. */
export const degrees: SlipFinder = (attempted) => {
  const { given, right, unit, prepared, drawing } = attempted;
  const targets = [degreesInRadian, 1 / degreesInRadian].flatMap((factor) => {
    const whole = withDerived(prepared.answer, drawing.template.derived);
    const byCalculator = inUnit(evaluate(turned(whole, factor), drawing.values), unit);
    return hasAngle(attempted) ? [byCalculator, right * factor] : [byCalculator];
  });
  const isMade = targets.some((target) => !isAroundRight(target, attempted) && isLike(given, target, attempted));
  return isMade ? { kind: 'degrees' } : null;
};

const degreesInRadian = 180 / Math.PI;

/** In a question without any angle, a result that is 57 times too large is so by chance. */
function hasAngle({ unit, drawing: { template } }: Attempted): boolean {
  const units = [unit, ...[...template.variables, ...template.derived].map((quantity) => cachedUnit(quantity.unit))];
  return units.some((own) => ['angle', 'angularSpeed'].includes(quantityKind(own)));
}

/** Derived values written out: an angle may be deep inside of them. */
function withDerived(expression: Expression, derived: readonly Derived[]): Expression {
  return mapExpression(expression, (part) => {
    const follows = part.op === 'quantity' ? derived.find(({ name }) => name === part.key) : undefined;
    return follows ? withDerived(follows.value, derived) : part;
  });
}

function turned(expression: Expression, factor: number): Expression {
  const times = (of: Expression, by: number): Expression => ({
    op: 'multiply',
    left: of,
    right: { op: 'number', value: by },
  });
  return mapExpression(expression, (part) => {
    if (part.op !== 'call') return part;
    if (['sin', 'cos', 'tan'].includes(part.name)) return { ...part, of: times(part.of, factor) };
    return ['asin', 'acos', 'atan'].includes(part.name) ? times(part, 1 / factor) : part;
  });
}
