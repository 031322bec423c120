import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Root, RootContentMap } from 'mdast';
import { visit } from 'unist-util-visit';
import { typeset } from '../formulas/typeset.ts';

/** In signs, of one formula and of all in a block: more is shown as it was written. */
const longestFormula = 1500;
const longestTogether = 6000;
/** Typesetting takes the longer the deeper braces go and the more cells there are. */
const deepestBraces = 24;
const mostCells = 150;
/** Formulas of chemistry take several times as long as others. */
const longestChemistry = 400;

/**
 * Makes formulas of models such that they can be typeset, and typesets them one at a time with room for others between, so that
 * what comes after finds them made.
 */
export async function prepareFormulas(tree: Root): Promise<void> {
  const found: { node: MathNode; refuse: () => void }[] = [];
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'math' && node.type !== 'inlineMath') || !parent || index === undefined) return;
    const { type, value } = node;
    const refuse = () => {
      parent.children[index] = type === 'math' ? { type: 'code', value, lang: 'text' } : { type: 'inlineCode', value };
    };
    found.push({ node, refuse });
  });
  let together = 0;
  for (const { node, refuse } of found) {
    together += node.value.length;
    if (node.value.length > longestFormula || together > longestTogether || isTooIntricate(node.value)) refuse();
    else {
      node.value = typesettable(node.value, node.type === 'math');
      await nextTurn();
    }
  }
}

function isTooIntricate(latex: string): boolean {
  if (latex.split('&').length > mostCells) return true;
  if (/\\(?:ce|pu)(?![A-Za-z])/.test(latex) && latex.length > longestChemistry) return true;
  let depth = 0;
  for (const sign of latex) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth > deepestBraces) return true;
  }
  return false;
}

type MathNode = RootContentMap['math'] | RootContentMap['inlineMath'];

/** Letters of texts, commands of other packages: what models write and KaTeX does not know. */
function typesettable(latex: string, isDisplayed: boolean): string {
  if (typeset(latex, isDisplayed).kind === 'typeset') return latex;
  const mended = latex
    .replace(/\\label\{[^{}]*\}/g, '')
    .replace(/\\begin\{align(\*?)\}|\\end\{align(\*?)\}/g, (written) =>
      isDisplayed ? written : written.replace(/align\*?/, 'aligned'),
    )
    .replace(letters, (word) => `\\text{${word}}`);
  return typeset(mended, isDisplayed).kind === 'typeset' ? mended : latex;
}

/** Those of our languages that are no symbols; words around them go along. */
const letters = /(?<![\\\p{L}])\p{L}*[čšžćđäöüßČŠŽĆĐÄÖÜ€][\p{L}€]*/gu;
