import type { MovedAnchors } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { type HeadedText, matchHeadings } from './match-headings.ts';

type TextInLanguage = HeadedText & { language: Language };
type SavedText = TextInLanguage & { movedAnchors: MovedAnchors };

export type AnchorMoves = {
  /** By language: where addresses that the text no longer has lead now. */
  moved: ReadonlyMap<Language, MovedAnchors>;
  /** What people left at a section goes on to be at that section, whichever language they read it in. */
  renamed: ReadonlyMap<string, string>;
};

/** Those of earlier versions go beyond it: a text whose headings change so often is another one. */
const mostMoves = 500;

/** What becomes of the addresses of headings when a text, in all of its languages, is replaced by its next version. */
export function moveAnchors(before: readonly SavedText[], after: readonly TextInLanguage[]): AnchorMoves {
  const moved = new Map<Language, MovedAnchors>();
  const renamed = new Map<string, string>();
  // The first language's addresses are shared by the others, so it is the first to say where one leads.
  for (const language of languages) {
    const old = before.find((text) => text.language === language);
    const next = after.find((text) => text.language === language);
    if (!old || !next) continue;
    const matched = matchHeadings(old, next);
    const earlier = Object.entries(old.movedAnchors).map(([from, to]) => [from, matched.get(to) ?? to] as const);
    moved.set(language, withoutCurrent([...earlier, ...matched], next));
    const current = old.contents.map(({ id }) => [id, matched.get(id) ?? id] as const);
    for (const [from, to] of [...current, ...earlier]) if (!renamed.has(from)) renamed.set(from, to);
  }
  return { moved, renamed: new Map([...renamed].filter(([from, to]) => from !== to)) };
}

function withoutCurrent(moves: readonly (readonly [string, string])[], { contents }: HeadedText): MovedAnchors {
  const current = new Set(contents.map(({ id }) => id));
  return Object.fromEntries(moves.filter(([from]) => !current.has(from)).slice(-mostMoves));
}
