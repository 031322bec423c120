import type { Language } from '@navor/languages';
import type { Passage } from '../../../platform/searchable.ts';
import { rankPassages } from '../../search/index.ts';

type Text = { language: Language; summary: string; passages: readonly Passage[] };

/** As much as an answer can take in beside the question; about five pages. */
const longestText = 12_000;

/** A text with its headings; of one that is too long the passages that fit a question best, in the order of the text. */
export function shortenText({ language, summary, passages }: Text, question: string): string {
  const order = rankPassages(passages, question, language);
  const taken = new Set<number>();
  let left = longestText - summary.length;
  for (const at of order) {
    const passage = passages[at];
    const length = (passage?.text.length ?? 0) + (passage?.heading?.length ?? 0) + 6;
    if (!passage || length > left) continue;
    taken.add(at);
    left -= length;
  }
  let heading: string | null = null;
  const lines = [...taken]
    .sort((one, other) => one - other)
    .flatMap((at) => {
      const passage = passages[at];
      if (!passage || passage.text === '') return [];
      const isNew = passage.heading !== heading;
      heading = passage.heading;
      return isNew && heading ? [`## ${heading}`, passage.text] : [passage.text];
    });
  return [summary, ...lines].filter((line) => line !== '').join('\n\n');
}
