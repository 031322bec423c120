import { expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { joinUnits, keepMarksWithFormulas } from './typography.ts';

it.each([
  '12_V, 4,7_kΩ in 10_µA.',
  '9,81_m/s², 3_N·m, 2_Nm, 1,5_mm², 60_%, 25_°C, 30_°, 5_min',
  'od 40 do 60_%',
  '100_kWh (3_h)',
  '5 voltov, 3 Avstrijci, 2 mesta, 12 V2, 7 s1',
  'pri 12 in 3 ali 4',
  'A 12, V 5',
])('keeps numbers and units together: %s', (expected) => {
  expect(joinUnits(expected.replaceAll('_', ' '))).toBe(expected.replaceAll('_', '\u202f'));
});

it('keeps them together over the end of a line', () => {
  expect(joinUnits('upor 4,7\nkΩ')).toBe('upor 4,7\u202fkΩ');
});

it.each([
  ['Tok $I$, napetost', 'Tok [I,] napetost'],
  ['($R$) in ($G$).', '[(R)] in [(G).]'],
  ['»$x$«$y$«', '[»x«][y«]'],
  ['$a$ in $b$', 'a in b'],
  ['$a$', 'a'],
  ['$a = b + c + d + e + f + g + h + i$, da', 'a = b + c + d + e + f + g + h + i, da'],
])('keeps formulas with the marks around them: %s', (source, expected) => {
  const tree = parseMarkdown(source);
  keepMarksWithFormulas(tree);
  const [paragraph] = tree.children;
  const written = (paragraph && 'children' in paragraph ? paragraph.children : []).map((node) =>
    node.type === 'emphasis' ? `[${node.children.map(textOf).join('')}]` : textOf(node),
  );
  expect(written.join('')).toBe(expected);
});

function textOf(node: object): string {
  return 'value' in node ? String(node.value) : '';
}
