import type { ContentFiles } from '../files/content-files.ts';
import { byPlace, type FileProblem } from '../files/problem.ts';
import { readTerms, type Terms } from './read-terms.ts';
import { avoidedNotation } from './rules/avoided-notation.ts';
import { avoidedWords } from './rules/avoided-words.ts';
import { symbolsOfQuantities } from './rules/symbols-of-quantities.ts';
import { type WrittenText, writtenTexts } from './written-texts.ts';

type TermsRule = (terms: Terms, texts: readonly WrittenText[]) => FileProblem[];

const rules: readonly TermsRule[] = [avoidedWords, avoidedNotation, symbolsOfQuantities];

/** Holds a folder's texts against its own list of terms and symbols. */
export async function checkTerms(folder: string, files: ContentFiles): Promise<FileProblem[]> {
  const { terms, problems } = await readTerms(folder);
  if (!terms) return problems;
  const texts = writtenTexts(files);
  return rules.flatMap((rule) => rule(terms, texts)).sort(byPlace);
}
