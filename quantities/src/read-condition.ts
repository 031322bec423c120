import type { Expression } from './expression.ts';
import { type ExpressionFaultReason, readExpression } from './read-expression.ts';

export type Comparison = '<' | '<=' | '>' | '>=' | '=' | '!=';

export type ConditionReading =
  | { kind: 'condition'; left: Expression; comparison: Comparison; right: Expression }
  | { kind: 'unreadable'; reason: ExpressionFaultReason | 'no-comparison'; at: number; part: string };

const longestText = 1000;
const signs: Record<string, Comparison> = {
  ...{ '<': '<', '<=': '<=', '≤': '<=', '>': '>', '>=': '>=', '≥': '>=' },
  ...{ '=': '=', '==': '=', '!=': '!=', '≠': '!=' },
};

/** Reads `U / R < 0.1`, as authors write it: the point is the decimal sign, and products have theirs. */
export function readCondition(text: string, names?: readonly string[]): ConditionReading {
  const fault = (reason: ExpressionFaultReason | 'no-comparison', at: number, part: string): ConditionReading => ({
    kind: 'unreadable',
    reason,
    at,
    part,
  });
  if (text.length > longestText) return fault('too-long', longestText, '');
  const [first, second] = text.matchAll(/[<>!=]=|[<>=≤≥≠]/g);
  const comparison = first && signs[first[0]];
  if (!first || !comparison) return fault('no-comparison', text.length, '');
  if (second) return fault('unexpected', second.index, second[0]);
  const options = names ? { names } : {};
  const start = first.index + first[0].length;
  const left = readExpression(text.slice(0, first.index), options);
  if (left.kind === 'unreadable') return left;
  const right = readExpression(text.slice(start), options);
  if (right.kind === 'unreadable') return { ...right, at: right.at + start };
  if (left.kind === 'empty' || right.kind === 'empty') return fault('missing-operand', first.index, first[0]);
  return { kind: 'condition', left: left.expression, comparison, right: right.expression };
}
