import { globSync, readFileSync } from 'node:fs';
import type { Language } from '@navor/languages';
import { compileCalculator } from '../../../../content/formulas/compile-calculator.ts';
import { compileLiveFormula } from '../../../../content/formulas/compile-live-formula.ts';
import type { Fact } from '../../../../platform/searchable.ts';

const content = new URL('../../../../../../content/', import.meta.url);
const known = new Map<Language, { fact: Fact }[]>();

/** Every formula and calculator that the content brings along, in a language. */
export function contentFacts(language: Language): { fact: Fact }[] {
  const facts = known.get(language) ?? read(language);
  known.set(language, facts);
  return facts;
}

function read(language: Language): { fact: Fact }[] {
  const files = globSync([`library/*/text.${language}.md`, `courses/**/*.${language}.md`], { cwd: content }).sort();
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, content), 'utf8');
    return [...text.matchAll(/^```(formula|calculator)\n([\s\S]*?)^```/gm)].flatMap(([, kind, source = ''], at) => {
      const fact = factOf(kind === 'formula', source, { id: `${kind}-${at}`, language, firstLine: 1 });
      return fact ? [{ fact }] : [];
    });
  });
}

function factOf(isFormula: boolean, source: string, options: Parameters<typeof compileCalculator>[1]): Fact | null {
  if (isFormula) {
    const { formula } = compileLiveFormula(source, options);
    return formula && { kind: 'formula', formula };
  }
  const { calculator } = compileCalculator(source, options);
  return calculator && { kind: 'calculator', calculator };
}
