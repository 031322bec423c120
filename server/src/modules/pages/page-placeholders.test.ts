import { expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './page-placeholders.ts';

const school = { name: 'Šolski center', address: ['Šolska 1', '1000 Ljubljana'] };

it('names whoever runs the installation', () => {
  expect(fillPlaceholders('<p>{{operator}}: {{operator-address}}</p>', school)).toBe(
    '<p>Šolski center: Šolski center, Šolska 1, 1000 Ljubljana</p>',
  );
});

it('takes a name for words, whatever signs it is made of', () => {
  const html = fillPlaceholders('<p>{{operator}}</p>', { name: '<b>A & "B"</b> $&', address: [] });
  expect(html).toBe('<p>&#60;b&#62;A &#38; &#34;B&#34;&#60;/b&#62; $&#38;</p>');
});

it('leaves braces alone that hold no placeholder', () => {
  expect(fillPlaceholders('{{x}} {operator}', school)).toBe('{{x}} {operator}');
});

it('finds names that stand for nothing', () => {
  expect(unknownPlaceholders('{{operator}} {{ operator }} {x}')).toEqual([{ name: ' operator ', index: 13 }]);
});
