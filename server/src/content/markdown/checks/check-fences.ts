import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';

/** A block that is never closed swallows the rest of the text, and Markdown does not mind. */
export function checkFences(tree: Root, rendering: Rendering): void {
  visit(tree, (node) => {
    if (node.type === 'math' && !isClosed(rendering.written(node))) {
      rendering.error('unbalanced-formula', node, markdownFault('formulaNotClosed'));
    } else if (node.type === 'code' && /^[`~]/.test(rendering.written(node)) && !isClosed(rendering.written(node))) {
      rendering.error('unclosed-block', node, markdownFault('codeNotClosed'));
    } else if (node.type === 'containerDirective' && !isClosed(rendering.written(node))) {
      rendering.error('unclosed-block', node, markdownFault('callOutNotClosed', `:::${node.name}`));
    } else if (node.type === 'paragraph') {
      checkStrayFence(rendering.written(node), (below) => {
        rendering.error('unclosed-block', rendering.lineOf(node, below), markdownFault('strayColons'));
      });
    }
  });
}

function isClosed(written: string): boolean {
  const [fence = ''] = /^(?:\${2,}|`{3,}|~{3,}|:{3,})/.exec(written) ?? [];
  const lines = written.split('\n');
  const last = (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd();
  return lines.length > 1 && last.startsWith(fence) && [...last].every((character) => character === fence[0]);
}

function checkStrayFence(written: string, report: (below: number) => void): void {
  const below = written.split('\n').findIndex((line) => /^[\s>]*:{3,}/.test(line));
  if (below >= 0) report(below);
}
