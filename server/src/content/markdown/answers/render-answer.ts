import type { Language } from '@navor/languages';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeHandlers } from '../blocks/code-blocks.ts';
import { type CodeHighlighter, type HighlightedCode, type Highlighter, languageNamed } from '../blocks/highlighter.ts';
import { findDepthExcess, findExcess } from '../checks/check-limits.ts';
import { element, type Handlers } from '../element.ts';
import { formulaHandlers } from '../formulas/formulas.ts';
import { keepFormulasTogether } from '../formulas/keep-formulas-together.ts';
import { Rendering } from '../rendering.ts';
import { tableHandlers } from '../tables/tables.ts';
import { keepUnitsWithNumbers } from '../text/typography.ts';
import { answerSchema } from './answer-schema.ts';
import { type CitationNumber, type LinkedMark, linkCitations } from './citations.ts';
import { type MarkFinder, markEqualities } from './mark-equalities.ts';
import { parseAnswer } from './parse-answer.ts';
import { prepareFormulas } from './prepare-formulas.ts';

export type AnswerRenderOptions = {
  language: Language;
  /** Null where nothing is cited, and `[1]` is what somebody wrote. */
  citationNumber: CitationNumber | null;
  marks: MarkFinder;
  highlight: CodeHighlighter;
};

export type RenderedAnswer = { html: string; linked: LinkedMark[] };

/** A block of an answer as safe HTML. Whatever it is, its words are shown: one that would keep us too busy as it was written. */
export async function renderAnswer(source: string, options: AnswerRenderOptions): Promise<RenderedAnswer> {
  if (isTooMuch(source)) return plainAnswer(source, options);
  try {
    const tree = parseAnswer(source);
    if (findDepthExcess(tree)) return plainAnswer(source, options);
    const linked = options.citationNumber ? linkCitations(tree, options.citationNumber) : [];
    markEqualities(tree, options.marks);
    await prepareFormulas(tree);
    keepUnitsWithNumbers(tree);
    return { html: await htmlOf(tree, options), linked };
  } catch (error) {
    // Libraries go down trees by calling themselves.
    if (error instanceof RangeError) return plainAnswer(source, options);
    throw error;
  }
}

const longestBlock = 20_000;
/** Cells of a table, each of which is parsed as a text of its own. */
const mostCells = 800;
/** Colouring more would keep a process busy for too long. */
const longestColoured = 4000;

function isTooMuch(source: string): boolean {
  const isWide = source.split('|').length > mostCells;
  return source.length > longestBlock || isWide || findExcess(source) !== null;
}

function plainAnswer(source: string, { marks }: AnswerRenderOptions): RenderedAnswer {
  const doubts = marks.inText(source).filter(({ verdict }) => verdict === 'doubtful');
  const words = element('pre', { className: ['plain'], tabIndex: 0 }, [source]);
  const notes = element('p', { className: ['doubtful-note'] }, [doubts.map(({ note }) => note).join(' ')]);
  return { html: toHtml(words) + (doubts.length > 0 ? toHtml(notes) : ''), linked: [] };
}

async function htmlOf(tree: Root, { language, highlight }: AnswerRenderOptions): Promise<string> {
  const rendering = new Rendering('', { ...nothingBeside, language });
  visit(tree, 'code', (node) => {
    // Blocks of our own texts are code like any other here.
    if (node.value.length > longestColoured || !/^[\w+#-]*$/.test(node.lang ?? '')) node.lang = 'text';
    if (['formula', 'calculator', 'table', 'instrument'].includes(node.lang ?? '')) node.lang = 'text';
  });
  const handlers: Handlers = {
    ...formulaHandlers(rendering),
    ...tableHandlers(rendering),
    ...codeHandlers(rendering, await highlightAll(tree, highlight)),
    heading: (state, node) => element(`h${headingLevels[node.depth as 1]}`, {}, state.all(node)),
  };
  const page = unified().use(remarkRehype, { handlers }).runSync(tree);
  keepFormulasTogether(page);
  const clean = sanitize(page, answerSchema);
  if (clean.type === 'root') rendering.finished.putBack(clean);
  return toHtml(clean, { allowDangerousHtml: true });
}

/** All code of a block, before it is drawn in one go. */
async function highlightAll(tree: Root, highlight: CodeHighlighter): Promise<Highlighter> {
  const codes: { code: string; language: string }[] = [];
  visit(tree, 'code', ({ lang, value: code }) => {
    const language = languageNamed(lang);
    if (language) codes.push({ code, language });
  });
  const highlighted = new Map<string, HighlightedCode | null>();
  for (const each of codes) highlighted.set(JSON.stringify(each), await highlight(each));
  return { highlight: (code, language) => highlighted.get(JSON.stringify({ code, language })) ?? [code] };
}

/** Below those of the page: a question is of the second level, and its answer of the third. */
const headingLevels = { 1: 4, 2: 4, 3: 5, 4: 6, 5: 6, 6: 6 };

const nothingBeside = {
  firstLine: 1,
  figure: () => undefined,
  media: () => undefined,
  leadsTo: () => false,
  takenAnchors: new Set<string>(),
};
