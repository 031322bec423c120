import type { AnswerBlock, Citation } from '@navor/contract';
import type { Viewer } from '../../../platform/access.ts';
import type { Services } from '../../../platform/services.ts';
import { findExistingPassages, scopeOf } from '../../search/index.ts';
import type { StoredCitation } from '../answers/pipeline.ts';
import type { GroundedPassage } from './grounded-passage.ts';

type CitationServices = Pick<Services, 'pool'>;

/**
 * What is kept of the passages that an answer cites, in their order and with the numbers that they have in it: of those that it
 * was given, and that are still there for its reader at this moment. A number that stands for none is left out.
 */
export async function storeCitations(
  { pool }: CitationServices,
  viewer: Viewer,
  passages: readonly GroundedPassage[],
  cited: readonly number[],
): Promise<StoredCitation[]> {
  const stored = [...new Set(cited)].flatMap((number, at) => {
    const passage = passages.find((each) => each.number === number);
    return passage ? [storedOf({ ...passage, number: at + 1 })] : [];
  });
  const existing = await findExistingPassages(pool, scopeOf(viewer), stored);
  return stored.filter((_, at) => existing.has(at));
}

/** Only where they lead to: what stands there was looked at by nobody, and may tell what an open attempt asks for. */
export function withoutExcerpts(stored: readonly StoredCitation[]): StoredCitation[] {
  return stored.map((citation) => ({ ...citation, heading: null, excerpt: '' }));
}

/**
 * The citations of many answers as they are shown, in their order: without those whose passage is gone, or which their reader
 * may no longer open. One statement, however many there are.
 */
export async function presentCitations(
  { pool }: CitationServices,
  viewer: Viewer,
  ofAnswers: readonly (readonly StoredCitation[])[],
): Promise<Citation[][]> {
  const all = ofAnswers.flat();
  const existing = await findExistingPassages(pool, scopeOf(viewer), all);
  let at = 0;
  return ofAnswers.map((stored) =>
    stored.flatMap((citation) => {
      const isThere = existing.has(at);
      at += 1;
      return isThere ? [citationOf(citation)] : [];
    }),
  );
}

/** Blocks without the marks of citations that are not shown: each mark leads to a line of the list under the answer. */
export function keepMarksOf(citations: readonly Citation[], blocks: readonly AnswerBlock[]): AnswerBlock[] {
  const shown = new Set(citations.map(({ number }) => number));
  return blocks.map((block) => {
    if (block.kind !== 'html' || !block.html.includes('#citation-')) return block;
    return {
      ...block,
      html: block.html.replace(mark, (written, number) => (shown.has(Number(number)) ? written : '')),
    };
  });
}

/** As the renderer writes it; texts and attributes of answers have no such tag. */
const mark = /\u00a0?<a href="#citation-(\d+)" class="citation">\[\1\]<\/a>/g;

const longestExcerpt = 280;

function storedOf({ text, ...passage }: GroundedPassage): StoredCitation {
  return { ...passage, excerpt: shortened(text) };
}

function citationOf({ number, kind, title, heading, language, path, excerpt }: StoredCitation): Citation {
  return { number, kind, title, heading, language, path, excerpt };
}

function shortened(text: string): string {
  if (text.length <= longestExcerpt) return text;
  const cut = text.slice(0, longestExcerpt).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestExcerpt / 2)).trimEnd()} …`;
}
