import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

it('shows indices within a mark and beside it', () => {
  const pieces = [
    { text: 'Padec na ', is_hit: false },
    { text: 'R_1', is_hit: true },
    { text: ' je U_1 = R_1 I', is_hit: false },
  ];
  const html = renderToStaticMarkup(<MarkedText pieces={pieces} />).replace(/ class="[^"]*"/g, '');
  expect(html).toBe('Padec na <mark>R<sub>1</sub></mark> je U<sub>1</sub> = R<sub>1</sub> I');
});
