import type { BodyPart, Heading } from '@navor/contract';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Root, RootContent } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Passage } from '../../platform/searchable.ts';
import type { Problem } from '../files/problem.ts';
import { callOutHandlers } from './blocks/call-outs.ts';
import { codeHandlers, highlighterFor } from './blocks/code-blocks.ts';
import { isSpecialBlock } from './blocks/special-blocks.ts';
import { checkDollars } from './checks/check-dollars.ts';
import { checkFences } from './checks/check-fences.ts';
import { depthExcess, findDepthExcess, findExcess, type MarkdownExcess } from './checks/check-limits.ts';
import { checkWords } from './checks/check-words.ts';
import { refusePageParts } from './checks/refuse-page-parts.ts';
import { refuseUnsupported } from './checks/refuse-unsupported.ts';
import { figureHandlers } from './figures/figures.ts';
import { gatherFigures } from './figures/gather-figures.ts';
import { videoHandlers } from './figures/video.ts';
import { formulaHandlers } from './formulas/formulas.ts';
import { keepFormulasTogether } from './formulas/keep-formulas-together.ts';
import { isLiveFormula, renderLiveFormula } from './formulas/live-formulas.ts';
import { gatherHeadings, headingHandlers } from './links/headings.ts';
import { checkLinks } from './links/links.ts';
import { numberAnchors } from './links/number-anchors.ts';
import { resolveReferences } from './links/resolve-references.ts';
import { outputSchema } from './output-schema.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { gatherPassages } from './passages/passages.ts';
import { type HtmlOf, Rendering, type RenderOptions, type SpecialBlocks } from './rendering.ts';
import { tableHandlers } from './tables/tables.ts';
import { keepUnitsWithNumbers } from './text/typography.ts';

export type { MediaKind, RenderOptions } from './rendering.ts';

export type Rendered<Part> = { body: Part[]; contents: Heading[]; passages: Passage[]; problems: Problem[] };

/**
 * Turns a text into finished HTML, with live formulas and the blocks that its module knows between, and into the passages
 * that it is found by; with errors, the body is only good for a preview.
 */
export async function renderMarkdown<Part = never>(
  source: string,
  options: RenderOptions<Part>,
): Promise<Rendered<BodyPart | Part>> {
  const rendering = new Rendering(source, options);
  const parsed = parse(source);
  if ('excess' in parsed) {
    const { rule, below, fault } = parsed.excess;
    rendering.error(rule, options.firstLine + below, fault);
    return { body: [], contents: [], passages: [], problems: rendering.problems };
  }
  const { tree } = parsed;
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
  const passages = gatherPassages(tree, contents, options.language);
  checkLinks(tree, rendering);
  const toHtmlOf = await htmlWriter(tree, rendering);
  const body = bodyParts(tree, rendering, options.blocks ?? {}, toHtmlOf);
  return { body, contents, passages, problems: rendering.problems };
}

function parse(source: string): { tree: Root } | { excess: MarkdownExcess } {
  const excess = findExcess(source);
  if (excess) return { excess };
  try {
    const tree = parseMarkdown(source);
    const tooDeep = findDepthExcess(tree);
    return tooDeep ? { excess: tooDeep } : { tree };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { excess: depthExcess(0) };
  }
}

async function htmlWriter(tree: Root, rendering: Rendering): Promise<HtmlOf> {
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

function bodyParts<Part>(
  tree: Root,
  rendering: Rendering,
  blocks: SpecialBlocks<Part>,
  toHtmlOf: HtmlOf,
): (BodyPart | Part)[] {
  const parts: (BodyPart | Part)[] = [];
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
    } else if (isSpecialBlock(node)) {
      flush();
      parts.push(...(blocks[node.lang]?.(node, rendering, toHtmlOf) ?? []));
    } else {
      pending.push(node);
    }
  }
  flush();
  return parts;
}
