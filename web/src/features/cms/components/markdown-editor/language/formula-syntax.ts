import type { BlockContext, InlineContext, Line, MarkdownConfig } from '@lezer/markdown';
import { formulaMarkTag, formulaTag } from './editor-tags.ts';

const dollar = 36;

/** `$…$` in a line, and `$$ #label` … `$$` as a block, as the server's parser reads them. */
export const formulaSyntax: MarkdownConfig = {
  defineNodes: [
    { name: 'FormulaBlock', block: true, style: formulaTag },
    { name: 'InlineFormula', style: formulaTag },
    { name: 'FormulaMark', style: formulaMarkTag },
  ],
  parseBlock: [{ name: 'FormulaBlock', before: 'FencedCode', parse: parseBlock, endLeaf: (_, line) => opens(line) }],
  parseInline: [{ name: 'InlineFormula', before: 'Escape', parse: parseInline }],
};

const opening = /^(\${2,})[^$]*$/;

function opens(line: Line): boolean {
  return opening.test(line.text.slice(line.pos));
}

function parseBlock(context: BlockContext, line: Line): boolean {
  const fence = opening.exec(line.text.slice(line.pos))?.[1];
  if (!fence || line.indent >= line.baseIndent + 4) return false;
  const from = context.lineStart + line.pos;
  const marks = [context.elt('FormulaMark', from, context.lineStart + line.text.length)];
  // A line that does not belong to the call-out or list any more ends the formula with it.
  while (context.nextLine() && depthOf(line) >= context.depth) {
    const rest = line.text.slice(line.pos).trimEnd();
    if (/^\$+$/.test(rest) && rest.length >= fence.length) {
      marks.push(context.elt('FormulaMark', context.lineStart + line.pos, context.lineStart + line.text.length));
      context.nextLine();
      break;
    }
  }
  context.addElement(context.elt('FormulaBlock', from, context.prevLineEnd(), marks));
  return true;
}

/** How many of the blocks around it a line goes on with: the library's own parsers read it, its types do not tell of it. */
function depthOf(line: Line): number {
  return 'depth' in line && typeof line.depth === 'number' ? line.depth : Number.POSITIVE_INFINITY;
}

function parseInline(context: InlineContext, next: number, from: number): number {
  if (next !== dollar) return -1;
  const size = runLength(context, from);
  for (let at = from + size; at < context.end; ) {
    if (context.char(at) !== dollar) {
      at++;
      continue;
    }
    const closing = runLength(context, at);
    if (closing === size && at > from + size) {
      const marks = [context.elt('FormulaMark', from, from + size), context.elt('FormulaMark', at, at + size)];
      return context.addElement(context.elt('InlineFormula', from, at + size, marks));
    }
    at += closing;
  }
  return from + size;
}

function runLength(context: InlineContext, from: number): number {
  let to = from;
  while (to < context.end && context.char(to) === dollar) to++;
  return to - from;
}
