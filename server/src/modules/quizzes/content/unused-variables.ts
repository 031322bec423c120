import type { PreparedQuestion, QuestionSource } from '@navor/questions';
import { placeholdersIn } from './placeholders-in.ts';

/** Drawn values that neither a text nor an expression has. */
export function unusedVariables(source: QuestionSource, { template, answer }: PreparedQuestion): string[] {
  const used = new Set(placeholdersIn(JSON.stringify(source)));
  gatherNames([template.derived, template.constraints, answer], used);
  return template.variables.map(({ name }) => name).filter((name) => !used.has(name));
}

/** Expressions stand in different places of different types. */
function gatherNames(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('op' in value && value.op === 'quantity' && 'key' in value) names.add(String(value.key));
  for (const inner of Object.values(value)) gatherNames(inner, names);
}
