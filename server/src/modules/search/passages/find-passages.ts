import type { SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import type { SearchScope } from '../search.policy.ts';
import type { FoundPassage } from './found-passage.ts';
import { type ItemReference, matchPassages } from './match-passages.ts';
import { readQuestion } from './question-terms.ts';
import { scorePassages } from './score-passages.ts';

type PassageRequest = {
  /** A question in whole sentences, or words. */
  q: string;
  language: Language;
  most: number;
  /** Of the content that teaches; people, dates and somebody's own notes are no ground for an answer. */
  kinds?: readonly SearchKind[];
  /** Of these alone. */
  items?: readonly ItemReference[];
};

const teachingKinds = ['lesson', 'library', 'course', 'quiz'] as const satisfies SearchKind[];

/**
 * Passages that fit a question, the best first: in the asker's language, and in others only where nothing in that one is about
 * it. By as many statements whatever the size of the index.
 */
export async function findPassages(
  pool: Pool,
  scope: SearchScope,
  { q, language, most, kinds = teachingKinds, items }: PassageRequest,
): Promise<FoundPassage[]> {
  const question = await readQuestion(pool, q, { scope, language });
  if (question.terms.length === 0 && question.formulaKeys.length === 0) return [];
  const matches = await matchPassages(pool, question, scope, { language, kinds, items: items ?? null });
  const scored = scorePassages(question, matches);
  const inLanguage = scored.filter((passage) => passage.language === language);
  const fitting = inLanguage.some(({ isStrong }) => isStrong) ? inLanguage : withoutTranslations(scored);
  return fitting.slice(0, most);
}

/** Of an item that fits in several languages, the one that fits best. */
function withoutTranslations(passages: FoundPassage[]): FoundPassage[] {
  const chosen = new Map<string, Language>();
  for (const { kind, itemId, language } of passages) {
    const key = `${kind} ${itemId}`;
    if (!chosen.has(key)) chosen.set(key, language);
  }
  return passages.filter(({ kind, itemId, language }) => chosen.get(`${kind} ${itemId}`) === language);
}
