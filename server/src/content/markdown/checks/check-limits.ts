import type { Nodes, Root } from 'mdast';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';

/** Far beyond any text for readers; a longer one, or one built like the worst cases below, would keep the parser busy for minutes. */
const longestText = 200_000;
const deepestNesting = 30;
/** The parser looks for the partner of each run of another length through the whole paragraph. */
const longestBackticks = 12;
/** It weighs each mark of emphasis against all others of its paragraph. */
const mostMarks = 1000;

/** Whether the text can be parsed in reasonable time; says so if not. */
export function isWithinLimits(rendering: Rendering): boolean {
  const { source } = rendering;
  const firstLine = rendering.options.firstLine;
  if (source.length > longestText) {
    rendering.error('too-long', firstLine, markdownFault('textTooLong', String(longestText), String(source.length)));
    return false;
  }
  const callOuts = new OpenCallOuts();
  let marks = 0;
  for (const [index, line] of source.split('\n').entries()) {
    const depth = Math.max(depthOf(line), callOuts.after(line));
    if (depth > deepestNesting) return refuseDepth(rendering, firstLine + index);
    marks = line.trim() === '' ? 0 : marks + (line.match(/\*+|_+/g)?.length ?? 0);
    if (marks > mostMarks || line.includes('`'.repeat(longestBackticks + 1))) {
      const fault = markdownFault('tooManyMarks', String(mostMarks), String(longestBackticks));
      rendering.error('too-long', firstLine + index, fault);
      return false;
    }
  }
  return true;
}

/** What the lines did not tell, such as emphasis inside emphasis: later steps go down the tree by calling themselves. */
export function isTreeWithinLimits(tree: Root, rendering: Rendering): boolean {
  // A list and its item are two nodes for one level, and a line adds a few of its own.
  const deepestNode = 2 * deepestNesting + 20;
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    const [first] = level;
    if (depth > deepestNode && first) return refuseDepth(rendering, rendering.lineOf(first));
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  return true;
}

export function refuseDepth(rendering: Rendering, line: number): false {
  rendering.error('too-deep', line, markdownFault('nestedTooDeep', String(deepestNesting)));
  return false;
}

/** How many quotes and lists a line can be in at most: what it opens, and what its indentation may continue. */
function depthOf(line: string): number {
  const [opening = ''] = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?)+/.exec(line) ?? [];
  if (/^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/.test(line)) return 0;
  const openers = opening.match(/(?:>|[-*+]|\d+[.)])[ \t]?/g) ?? [];
  const spaces = opening.replaceAll('\t', '    ').length - openers.join('').length;
  return openers.length === 0 ? 0 : openers.length + Math.floor(spaces / 2);
}

/** Counts fences as the parser pairs them: one closes the innermost block, if it is as long as that one's. */
class OpenCallOuts {
  readonly #fences: number[] = [];

  after(line: string): number {
    const [, fence, name] = /^[\s>]*(:{3,})\s*(\S?)/.exec(line) ?? [];
    if (fence && name) this.#fences.push(fence.length);
    else if (fence && fence.length >= (this.#fences.at(-1) ?? 0)) this.#fences.pop();
    return this.#fences.length;
  }
}
