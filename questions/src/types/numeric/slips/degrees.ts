import { type Expression, evaluate, inUnit } from '@navor/quantities';
import { mapExpression } from '../../../template/map-expression.ts';
import type { Derived } from '../../../template/template.ts';
import { isAroundRight, isLike, type SlipFinder } from './attempted.ts';

/** A calculator that was set to the other unit of angles, or an angle that was not converted. */
export const degrees: SlipFinder = (attempted) => {
  const { given, right, unit, prepared, drawing } = attempted;
  const targets = [degreesInRadian, 1 / degreesInRadian].flatMap((factor) => {
    const whole = withDerived(prepared.answer, drawing.template.derived);
    return [inUnit(evaluate(turned(whole, factor), drawing.values), unit), right * factor];
  });
  const isMade = targets.some((target) => !isAroundRight(target, attempted) && isLike(given, target, attempted));
  return isMade ? { kind: 'degrees' } : null;
};

const degreesInRadian = 180 / Math.PI;

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
