import { isWords } from './mark-equalities.ts';
import { lowerAndRaiseText } from './sub-and-sup.ts';

/**
 * What can be read of a block that is still being written: whole words without marks, up to its first formula, equality or
 * table. Those appear with the block: nothing is shown as a fact before it has been checked.
 */
export function openText(source: string): string {
  if (source.length > longestOpen) return '';
  const [fence, language] = /^ {0,3}(?:`{3,}|~{3,})[ \t]*([^\s`]*)[^\n]*(?:\n|$)/.exec(source) ?? [];
  if (fence !== undefined) {
    const lines = source.slice(fence.length, Math.max(fence.length, source.lastIndexOf('\n') + 1));
    return isWords(language) ? lines.replace(/[^\n]*[=≈][\s\S]*/, '') : lines;
  }
  const end = /[$=≈≐≃≅≙]|\\[([]|\\\\[([]|\\begin\b|(?:^|\n)[^\n]*\|/.exec(source)?.index ?? source.length;
  return withoutMarks(wholeWords(source.slice(0, end)));
}

/** Beyond this nobody waits for the end of a block, and looking through it for each piece would take too long. */
const longestOpen = 4000;

/** Up to the last word that has ended: figures and signs behind it may be the left side of something. */
function wholeWords(text: string): string {
  const open = text.search(/!?\[[^\]]*$|!?\[[^\]]*\](?:\([^)]*)?$|`[^`]*$/);
  const sure = open < 0 ? text : text.slice(0, open);
  const [words = ''] = /^[\s\S]*(?<![\p{L}\p{N}])\p{L}{3,}[*_~"'»“”)]*[.,;:!?…]*(?=\s)/u.exec(sure) ?? [];
  return words;
}

function withoutMarks(text: string): string {
  return lowerAndRaiseText(text)
    .replace(/(^|\n)[ \t>]*(?:#{1,6}[ \t]+)?/g, '$1')
    .replace(/(^|\n)[-*+][ \t]+(?:\[[ xX]\][ \t]+)?/g, '$1• ')
    .replace(/(^|\n)(?:[-*_=][ \t]*){3,}(?=\n|$)/g, '$1')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/ ?\[\d{1,3}(?:[ ]?[,;\-–][ ]?\d{1,3})*\]/g, '')
    .replace(/\*{1,3}(?=\S)|(?<=\S)\*{1,3}|~~|`/g, '')
    .replace(/(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[ \t]*<br[ \t]*\/?>[ \t]*/gi, '\n')
    .replace(/\n{2,}/g, '\n');
}
