import { type Language, languages } from '@navor/languages';
import { inProblem, markdownFault } from '../markdown/markdown-faults.ts';
import type { FileProblem } from './problem.ts';

/** A text in one language: a file of its own, or a part of one. */
type WrittenText = { path: string; source: string; firstLine: number };

/** What a reader is warned of must not depend on the reader's language: the same warnings, each with as many steps. */
export function unevenCallOuts(texts: ReadonlyMap<Language, WrittenText>): FileProblem[] {
  const written = languages.flatMap((language) => {
    const text = texts.get(language);
    return text ? [{ ...text, callOuts: safetyCallOuts(text) }] : [];
  });
  const most = Math.max(0, ...written.map(({ callOuts }) => callOuts.length));
  const lacking = written.filter(({ callOuts }) => callOuts.length < most);
  if (lacking.length > 0) {
    return lacking.map(({ path, firstLine, callOuts }) => {
      const fault = inProblem(markdownFault('warningsDiffer', String(callOuts.length), String(most)));
      return { path, line: firstLine, rule: 'missing-call-out', severity: 'error', ...fault };
    });
  }
  return Array.from({ length: most }, (_, place) => place).flatMap((place) => {
    const steps = Math.max(...written.map(({ callOuts }) => callOuts[place]?.steps ?? 0));
    return written.flatMap(({ path, callOuts }): FileProblem[] => {
      const callOut = callOuts[place];
      if (!callOut || callOut.steps === steps) return [];
      const fault = inProblem(markdownFault('warningStepsDiffer', String(callOut.steps), String(steps)));
      return [{ path, line: callOut.line, rule: 'missing-call-out', severity: 'error', ...fault }];
    });
  });
}

/** The texts of a file that has all languages together. */
export function textsOfOneFile(
  path: string,
  byLanguage: Partial<Record<Language, unknown>>,
  lineOf: (language: Language) => number,
): Map<Language, WrittenText> {
  return new Map(
    languages.flatMap((language) => {
      const source = byLanguage[language];
      return typeof source === 'string' ? [[language, { path, source, firstLine: lineOf(language) }]] : [];
    }),
  );
}

type SafetyCallOut = { line: number; steps: number };

function safetyCallOuts({ source, firstLine }: WrittenText): SafetyCallOut[] {
  const found: SafetyCallOut[] = [];
  let fence: string | undefined;
  let isInCode = false;
  for (const [index, line] of source.split('\n').entries()) {
    if (/^\s*```/.test(line)) isInCode = !isInCode;
    if (isInCode) continue;
    const opened = /^(:{3,})warning\b/.exec(line)?.[1];
    if (fence === undefined && opened) {
      fence = opened;
      found.push({ line: firstLine + index, steps: 0 });
    } else if (line.trimEnd() === fence) fence = undefined;
    else if (fence !== undefined && /^\s*(?:[-*+]|\d+[.)])\s/.test(line)) {
      const callOut = found.at(-1);
      if (callOut) callOut.steps += 1;
    }
  }
  return found;
}
