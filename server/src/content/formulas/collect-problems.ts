import type { Problem } from '../files/problem.ts';
import { inProblem } from '../markdown/markdown-faults.ts';
import type { Report } from './field-reader.ts';

/** @param block what the rules of a formula block are called after in this kind of block */
export function collectProblems(block = 'formula'): { problems: Problem[]; report: Report } {
  const problems: Problem[] = [];
  const report: Report = (line, rule, fault, severity = 'error') => {
    problems.push({ line, rule: rule.replace(/^formula(?=-)/, block), severity, ...inProblem(fault) });
  };
  return { problems, report };
}
