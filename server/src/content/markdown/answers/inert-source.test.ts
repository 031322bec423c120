import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { inertSource } from './inert-source.ts';
import { ownAddress } from './own-address.ts';

/** Addresses that a reader of ordinary Markdown would fetch or follow, those that stand there as words excepted. */
function liveIn(markdown: string): string[] {
  const found: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (node.type === 'html') found.push(node.value);
    if (node.type === 'image' || node.type === 'definition') found.push(node.url);
    if (node.type !== 'link' || ownAddress(node.url)) return;
    const [words] = node.children;
    if (words?.type !== 'text' || !node.url.endsWith(words.value)) found.push(node.url);
  });
  return found;
}

it.each([
  '![graf](https://evil.example/p.png?q=1)',
  '\\![graf](https://evil.example/p.png)',
  '[![graf](https://evil.example/p.png)](/library)',
  '![graf][slika]\n\n[slika]: https://evil.example/p.png',
  '> [vir]\n>\n> [vir]: <https://evil.example> "vir"',
  '[Več](https://evil.example) in [še](<https://evil.example>)',
  '[a](//evil.example) [b](javascript:alert(1)) [c](\nhttps://evil.example)',
  '[`koda`](https://evil.example) in [$x$](https://evil.example)',
  '<img src="https://evil.example/p.png"> <a href="https://evil.example">x</a>',
  '<a title="`">![graf](https://evil.example/p.png)`',
  '| a |\n| - |\n| ![b](https://evil.example) |',
  'https://evil.example/<img src=x> https://evil.example/![x](https://evil.example/p.png)',
  '<!-- ![x](https://evil.example) -->',
])('has nothing in it that is fetched or followed elsewhere: %j', (source) => {
  expect(liveIn(source)).not.toEqual([]);
  expect(liveIn(inertSource(source))).toEqual([]);
});

it('writes what is low or high without tags', () => {
  expect(inertSource('H<sub>2</sub>O, 10<sup>3</sup>, R<sub>vh</sub> in `<sub>`')).toBe('H₂O, 10³, R_vh in `<sub>`');
});

it('keeps addresses out of formulas', () => {
  expect(inertSource('$\\href{https://evil.example}{x} + \\includegraphics{https://evil.example/p.png}$')).toBe(
    '$\\text{href}{https://evil.example}{x} + \\text{includegraphics}{https://evil.example/p.png}$',
  );
});

it.each([
  'Tok je $I = \\frac{U}{R}$ in \\(U < 5\\) [1].',
  '[Iskanje](/search?q=tok) in [lekcija](/courses/osnove/tok#naboj)',
  '```html\n<img src=x> ![a](https://evil.example)\n```\nin `<b>` ter 3 < 5 > 2.',
  '1. **Prvi** korak: a[0] = 2!\n\n| U | I |\n| --- | --- |\n| 12 V | 3 A |',
])('leaves all else as it was written: %j', (source) => {
  expect(inertSource(source)).toBe(source);
});
