import type { BodyPart, Heading, LibraryPart } from '@navor/contract';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Root, RootContent } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Passage } from '../../platform/searchable.ts';
import { callOutHandlers } from './call-outs.ts';
import { checkDollars } from './check-dollars.ts';
import { checkFences } from './check-fences.ts';
import { isTreeWithinLimits, isWithinLimits, refuseDepth } from './check-limits.ts';
import { checkWords } from './check-words.ts';
import { codeHandlers, highlighterFor } from './code-blocks.ts';
import { figureHandlers } from './figures.ts';
import { formulaHandlers } from './formulas.ts';
import { gatherFigures } from './gather-figures.ts';
import { gatherHeadings, headingHandlers } from './headings.ts';
import { keepFormulasTogether } from './keep-formulas-together.ts';
import { isLibraryPart, renderLibraryPart } from './library-parts.ts';
import { checkLinks } from './links.ts';
import { isLiveFormula, renderLiveFormula } from './live-formulas.ts';
import { numberAnchors } from './number-anchors.ts';
import { outputSchema } from './output-schema.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { gatherPassages } from './passages.ts';
import type { Problem } from './problem.ts';
import { refusePageParts } from './refuse-page-parts.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { type LibraryRenderOptions, Rendering, type RenderOptions } from './rendering.ts';
import { resolveReferences } from './resolve-references.ts';
import { tableHandlers } from './tables.ts';
import { keepUnitsWithNumbers } from './typography.ts';
import { videoHandlers } from './video.ts';

export type { LibraryRenderOptions, MediaKind, RenderOptions } from './rendering.ts';

export type Rendered<Part> = { body: Part[]; contents: Heading[]; passages: Passage[]; problems: Problem[] };

/**
 * Turns a text into finished HTML, with live formulas between, and in the library with tables, calculators and instruments
 * as well, and into the passages that it is found by; with errors, the body is only good for a preview.
 */
export function renderMarkdown(source: string, options: LibraryRenderOptions): Promise<Rendered<LibraryPart>>;
export function renderMarkdown(source: string, options: RenderOptions): Promise<Rendered<BodyPart>>;
export async function renderMarkdown(
  source: string,
  options: RenderOptions | LibraryRenderOptions,
): Promise<Rendered<LibraryPart>> {
  const rendering = new Rendering(source, options);
  const tree = isWithinLimits(rendering) ? parse(source, rendering) : null;
  if (!tree || !isTreeWithinLimits(tree, rendering)) {
    return { body: [], contents: [], passages: [], problems: rendering.problems };
  }
  checkFences(tree, rendering);
  resolveReferences(tree, rendering);
  gatherFigures(tree, rendering);
  refuseUnsupported(tree, rendering);
  refusePageParts(tree, rendering);
  checkDollars(tree, rendering);
  checkWords(tree, rendering);
  keepUnitsWithNumbers(tree);
  numberAnchors(tree, rendering);
  const contents = gatherHeadings(tree, rendering);
  const passages = gatherPassages(tree, contents);
  checkLinks(tree, rendering);
  const toHtmlOf = await htmlWriter(tree, rendering);
  const body = bodyParts(tree, rendering, toHtmlOf);
  return { body, contents, passages, problems: rendering.problems };
}

function parse(source: string, rendering: Rendering): Root | null {
  try {
    return parseMarkdown(source);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    refuseDepth(rendering, rendering.options.firstLine);
    return null;
  }
}

async function htmlWriter(tree: Root, rendering: Rendering): Promise<(children: RootContent[]) => string> {
  const handlers = {
    ...headingHandlers(rendering),
    ...formulaHandlers(rendering),
    ...figureHandlers(rendering),
    ...callOutHandlers(rendering),
    ...videoHandlers(rendering),
    ...tableHandlers(rendering),
    ...codeHandlers(rendering, await highlighterFor(tree)),
  };
  const processor = unified().use(remarkRehype, { handlers }).freeze();
  return (children) => {
    const page = processor.runSync({ type: 'root', children });
    keepFormulasTogether(page);
    const clean = sanitize(page, outputSchema);
    if (clean.type === 'root') rendering.finished.putBack(clean);
    return toHtml(clean, { allowDangerousHtml: true });
  };
}

function bodyParts(tree: Root, rendering: Rendering, toHtmlOf: (children: RootContent[]) => string): LibraryPart[] {
  const { library } = rendering.options;
  const parts: LibraryPart[] = [];
  let pending: RootContent[] = [];
  const flush = () => {
    const html = toHtmlOf(pending);
    if (html.trim()) parts.push({ kind: 'html', html });
    pending = [];
  };
  for (const node of tree.children) {
    if (isLiveFormula(node)) {
      flush();
      parts.push(...renderLiveFormula(node, rendering));
    } else if (library && isLibraryPart(node)) {
      flush();
      parts.push(...renderLibraryPart(node, rendering, library, toHtmlOf));
    } else {
      pending.push(node);
    }
  }
  flush();
  return parts;
}
