import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';
import { callOutTag } from './editor-tags.ts';

const opening = /^(:{3,})([a-z][a-z-]*)/i;
const closing = /^(:{3,})\s*$/;
const oneLine = /^::[a-z][a-z-]*/i;

/** Call-outs between `:::kind[title]` and `:::`, and blocks of one line such as `::video[…]{…}`. */
export const callOutSyntax: MarkdownConfig = {
  defineNodes: [
    { name: 'CallOut', block: true, composite: (_, line, colons) => !closes(line, colons) },
    { name: 'CallOutMark', block: true, style: callOutTag },
    { name: 'LineBlock', block: true, style: callOutTag },
  ],
  parseBlock: [
    { name: 'CallOut', before: 'FencedCode', parse: parseStart, endLeaf: (_, line) => opening.test(restOf(line)) },
    { name: 'CallOutMark', before: 'FencedCode', parse: parseEnd, endLeaf: (_, line) => closing.test(restOf(line)) },
    { name: 'LineBlock', before: 'FencedCode', parse: parseLine, endLeaf: (_, line) => oneLine.test(restOf(line)) },
  ],
};

function restOf(line: Line): string {
  return line.text.slice(line.pos);
}

/** An outer call-out has more colons than those inside, and ends at as many as it began with. */
function closes(line: Line, colons: number): boolean {
  const end = closing.exec(restOf(line))?.[1];
  return end !== undefined && end.length >= colons;
}

function parseStart(context: BlockContext, line: Line): null | false {
  const colons = opening.exec(restOf(line))?.[1];
  if (!colons) return false;
  const from = context.lineStart + line.pos;
  const to = context.lineStart + line.text.length;
  context.startComposite('CallOut', line.pos, colons.length);
  context.addElement(context.elt('CallOutMark', from, to));
  // Nothing else is on the line: what is inside starts on the next one.
  line.moveBase(line.text.length);
  return null;
}

/** By then the call-out itself has ended, as nothing tells it that a line is its last. */
function parseEnd(context: BlockContext, line: Line): boolean {
  if (!closing.test(restOf(line))) return false;
  context.addElement(
    context.elt('CallOutMark', context.lineStart + line.pos, context.lineStart + line.text.trimEnd().length),
  );
  context.nextLine();
  return true;
}

function parseLine(context: BlockContext, line: Line): boolean {
  if (!oneLine.test(restOf(line))) return false;
  context.addElement(
    context.elt('LineBlock', context.lineStart + line.pos, context.lineStart + line.text.trimEnd().length),
  );
  context.nextLine();
  return true;
}
