import type { Nodes } from 'mdast';
import { type MarkdownFault, markdownFault } from '../markdown-faults.ts';

/** What is too much in a text, and on which of its lines, from 0. */
export type MarkdownExcess = { rule: 'too-long' | 'too-deep'; below: number; fault: MarkdownFault };

/** Far beyond any text for readers; a longer one, or one built like the worst cases below, would keep the parser busy for minutes. */
const longestText = 200_000;
const deepestNesting = 30;
/** The parser looks for the partner of each run of another length through the whole paragraph. */
const longestBackticks = 12;
/**
 * Of a kind in one paragraph. The parser weighs each sign of emphasis against all others, tries each bracket with every one
 * that is still open, and looks for the end of each `<!--` through the rest of the paragraph.
 */
const mostMarks = 1000;
const kindsOfMarks = [/\*{1,2}|_{1,2}|~{1,2}/g, /\[/g, /</g];

/** For each heading that is underlined, the parser goes through all that it has read. */
const mostUnderlines = 500;

/** Looks at the source alone, before anything that takes longer than reading it once. */
export function findExcess(source: string): MarkdownExcess | null {
  if (source.length > longestText) {
    const fault = markdownFault('textTooLong', String(longestText), String(source.length));
    return { rule: 'too-long', below: 0, fault };
  }
  const callOuts = new OpenCallOuts();
  let marks = kindsOfMarks.map(() => 0);
  let underlines = 0;
  for (const [below, line] of source.split(/\r\n?|\n/).entries()) {
    if (depthOf(line) + callOuts.after(line) > deepestNesting) return depthExcess(below);
    // Other spaces than these are words to the parser.
    const isBlank = /^[ \t]*$/.test(line);
    marks = kindsOfMarks.map((kind, at) => (isBlank ? 0 : (marks[at] ?? 0) + (line.match(kind)?.length ?? 0)));
    if (marks.some((count) => count > mostMarks) || line.includes('`'.repeat(longestBackticks + 1))) {
      const fault = markdownFault('tooManyMarks', String(mostMarks), String(longestBackticks));
      return { rule: 'too-long', below, fault };
    }
    if (/^[\s>]*(?:=+|-+)[ \t]*$/.test(line)) underlines += 1;
    if (underlines > mostUnderlines) {
      return { rule: 'too-long', below, fault: markdownFault('tooManyUnderlines', String(mostUnderlines)) };
    }
  }
  return null;
}

/** What the lines did not tell, such as emphasis inside emphasis: later steps go down the tree by calling themselves. */
export function findDepthExcess(tree: Nodes): MarkdownExcess | null {
  // A list and its item are two nodes for one level, and a line adds a few of its own.
  const deepestNode = 2 * deepestNesting + 20;
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    const [first] = level;
    if (depth > deepestNode && first) return depthExcess((first.position?.start.line ?? 1) - 1);
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  return null;
}

export function depthExcess(below: number): MarkdownExcess {
  return { rule: 'too-deep', below, fault: markdownFault('nestedTooDeep', String(deepestNesting)) };
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
    const [, fence, name] = /^(?:[\s>*+-]|\d{1,9}[.)])*(:{3,})\s*(\S?)/.exec(line) ?? [];
    if (fence && name) this.#fences.push(fence.length);
    else if (fence && fence.length >= (this.#fences.at(-1) ?? 0)) this.#fences.pop();
    return this.#fences.length;
  }
}
