import type { Node, PhrasingContent, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';

export function parseMarkdown(source: string): Root {
  return parser.parse(source);
}

/** Only the blocks, as `parseMarkdown` sees them: what stands in their lines stays text, which takes a fraction of the time. */
export function parseBlocks(source: string): Root {
  return blockParser.parse(source);
}

/** Parses a piece of the source that has no blocks, such as a caption; positions are those in the source. */
export function parseInline(piece: string, start: NonNullable<Node['position']>['start']): PhrasingContent[] {
  const [paragraph] = inlineParser.parse(piece).children;
  if (paragraph?.type !== 'paragraph') return [];
  visit(paragraph, ({ position }) => {
    if (!position) return;
    for (const point of [position.start, position.end]) {
      point.line += start.line - 1;
      point.offset = (point.offset ?? 0) + (start.offset ?? 0);
    }
  });
  return paragraph.children;
}

// One tilde is "about", not struck out.
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(blockDirectives)
  .freeze();

const blockParser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(blockDirectives)
  .use(noInlines)
  .freeze();

const inlineParser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(noBlocks)
  .freeze();

/** Directives without those inside a line, so that "10:30" and ":tip" stay what they are. */
function blockDirectives(this: Processor): void {
  remarkDirective.call(this);
  const { micromarkExtensions = [] } = this.data();
  const { flow } = micromarkExtensions.pop() ?? {};
  if (flow) micromarkExtensions.push({ flow });
}

/** A caption may begin with "1." or "#". */
function noBlocks(this: Processor): void {
  const blocks = ['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'gfmFootnoteDefinition', 'headingAtx'];
  const others = ['htmlFlow', 'list', 'mathFlow', 'setextUnderline', 'table', 'thematicBreak'];
  this.data().micromarkExtensions?.push({ disable: { null: [...blocks, ...others] } });
}

function noInlines(this: Processor): void {
  const marks = ['attention', 'codeText', 'mathText', 'strikethrough', 'htmlText', 'tasklistCheck'];
  const links = ['autolink', 'wwwAutolink', 'protocolAutolink', 'emailAutolink', 'labelStartLink', 'labelStartImage'];
  const others = ['labelEnd', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall', 'hardBreakEscape', 'characterReference'];
  this.data().micromarkExtensions?.push({ disable: { null: [...marks, ...links, ...others] } });
}
