import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { element, type Handlers } from '../element.ts';
import { isLiveFormula } from '../formulas/live-formulas.ts';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';
import { type Highlighter, languageNamed, loadHighlighter } from './highlighter.ts';
import { isSpecialBlock } from './special-blocks.ts';

/** Loads what the code of this text needs; nothing for one without code. */
export async function highlighterFor(tree: Root): Promise<Highlighter | null> {
  const names = new Set<string>();
  visit(tree, 'code', ({ lang }) => {
    const name = languageNamed(lang);
    if (name) names.add(name);
  });
  return names.size > 0 ? loadHighlighter([...names]) : null;
}

export function codeHandlers(rendering: Rendering, highlighter: Highlighter | null): Handlers {
  return {
    code: (_state, node: Code) => {
      if (isLiveFormula(node)) {
        rendering.error('formula-place', node, markdownFault('liveFormulaPlace'));
        return undefined;
      }
      if (isSpecialBlock(node)) {
        rendering.error('library-part-place', node, markdownFault('libraryPartPlace', node.lang));
        return undefined;
      }
      const language = languageNamed(node.lang);
      if (node.lang && !language && !plain.includes(node.lang)) {
        rendering.warning('code-language', node, markdownFault('codeNotHighlighted', node.lang));
      }
      const content = language && highlighter ? highlighter.highlight(node.value, language) : [node.value];
      const properties = { className: ['code'], tabIndex: 0, ...(language ? { dataLanguage: language } : {}) };
      return element('pre', properties, [element('code', {}, content)]);
    },
  };
}

const plain = ['text', 'plain', 'txt'];
