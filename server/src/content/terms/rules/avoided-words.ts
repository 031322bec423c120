import type { FileProblem } from '../../files/problem.ts';
import type { Terms } from '../read-terms.ts';
import type { WrittenText } from '../written-texts.ts';

/** One thing has one name in a language, wherever it is written. */
export function avoidedWords({ terms }: Terms, texts: readonly WrittenText[]): FileProblem[] {
  const variants = Object.values(terms).flatMap((byLanguage) =>
    Object.entries(byLanguage).flatMap(([language, { use, avoid }]) =>
      avoid.map((phrase) => ({ language, use, pattern: patternOf(phrase) })),
    ),
  );
  return texts.flatMap(({ path, language, firstLine, source }) => {
    const words = wordsOf(source);
    return variants
      .filter((variant) => variant.language === language)
      .flatMap(({ use, pattern }) =>
        [...words.matchAll(pattern)].map(({ 0: found, index }): FileProblem => {
          const message = `"${found.replace(/\s+/g, ' ')}": terms.yaml calls it "${use}"`;
          const line = firstLine + words.slice(0, index).split('\n').length - 1;
          return { path, line, rule: 'avoided-word', severity: 'error', message };
        }),
      );
  });
}

/** A phrase may be broken over two lines; `*` ends a word in any way. */
function patternOf(phrase: string): RegExp {
  const words = phrase
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{M}]*`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, 'giu');
}

/** Programs and the targets of links are not words; blanks take their place, so that lines keep their numbers. */
function wordsOf(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return source
    .replace(/^```(?!formula|calculator|table)\w+\n[\s\S]*?^```$/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\s]*/g, blank);
}
