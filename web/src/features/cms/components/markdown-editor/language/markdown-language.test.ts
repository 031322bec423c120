import { describe, expect, it } from 'vitest';
import { markdownLanguage } from './markdown-language.ts';

/** The nodes of these names, in the order of the text. */
function nodesOf(text: string, ...names: string[]): [name: string, source: string][] {
  const found: [string, string][] = [];
  markdownLanguage.parser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (names.includes(name)) found.push([name, text.slice(from, to)]);
    },
  });
  return found;
}

describe('formulas', () => {
  it('reads a formula in a line, with underscores and stars that are no emphasis', () => {
    expect(nodesOf('Tok $I_1 * R_1$ in *napetost*.', 'InlineFormula', 'Emphasis')).toEqual([
      ['InlineFormula', '$I_1 * R_1$'],
      ['Emphasis', '*napetost*'],
    ]);
  });

  it('leaves a single dollar and one after a backslash alone', () => {
    expect(nodesOf('\\$6 in `$x$` in 5 $.', 'InlineFormula')).toEqual([]);
  });

  it('reads a block with its label up to its closing line', () => {
    const block = '$$ #ohm\nU = R\\,I\n$$';
    expect(nodesOf(`Prej.\n\n${block}\n\nPotem *to*.`, 'FormulaBlock', 'Emphasis')).toEqual([
      ['FormulaBlock', block],
      ['Emphasis', '*to*'],
    ]);
  });

  it('ends an unfinished block with the call-out around it', () => {
    expect(nodesOf(':::tip\n$$\nx\n:::\n\n*y*', 'Emphasis')).toEqual([['Emphasis', '*y*']]);
  });
});

describe('call-outs', () => {
  it('reads Markdown inside of them', () => {
    const text = ':::example[Zgled]\nPrvi **del**.\n\n- ena\n- dve\n:::\n\nPo zgledu.';
    expect(nodesOf(text, 'CallOut', 'CallOutMark', 'StrongEmphasis', 'ListItem').map(([name]) => name)).toEqual([
      'CallOut',
      'CallOutMark',
      'StrongEmphasis',
      'ListItem',
      'ListItem',
      'CallOutMark',
    ]);
    expect(nodesOf(text, 'Paragraph').at(-1)).toEqual(['Paragraph', 'Po zgledu.']);
  });

  it('keeps one that is inside of another apart from it', () => {
    const text = '::::key\n:::tip\nA\n:::\nB\n::::\nC';
    const outer = nodesOf(text, 'CallOut');
    expect(outer).toHaveLength(2);
    expect(outer[0]?.[1]).toContain('B');
    expect(outer[0]?.[1]).not.toContain('C');
    expect(outer[1]?.[1]).not.toContain('B');
  });

  it('reads a video as a block of one line', () => {
    const video = '::video[Elektroni]{src="media/a.mp4"}';
    expect(nodesOf(`A\n\n${video}\n\nB`, 'LineBlock')).toEqual([['LineBlock', video]]);
  });

  it('leaves times and colons within a line alone', () => {
    expect(nodesOf('Ob 10:30 in :tip in a:::b', 'LineBlock', 'CallOut', 'CallOutMark')).toEqual([]);
  });
});
