// @vitest-environment happy-dom

import { type Slip, slipKinds } from '@navor/questions/outcome.ts';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { SlipExplanation } from './slip-explanation.tsx';
import { inLanguage, question, seen } from './taking.fixture.tsx';

afterEach(cleanup);

const reveal = {
  ...{ type: 'numeric' as const, answer: '2 A', tolerance: '', understood: null },
  ...{ slipFeedback: '<p>Napetost ste pomnožili.</p>', otherQuantity: { name: 'R_1', value: '47 Ω' } },
};
const explained = (slip: Slip, language: 'sl' | 'en' | 'de') =>
  seen(render(inLanguage(<SlipExplanation slip={slip} reveal={reveal} />, language)).container);

describe('the explanation of a slip', () => {
  it.each([
    [{ kind: 'prefix', factor: 1000 }, 'sl', 'Vaš odgovor je 1000-krat prevelik: preverite predpono enote.'],
    [{ kind: 'prefix', factor: 1e-6 }, 'en', 'Your answer is 10⁶ times too small: check the prefix of the unit.'],
    [
      { kind: 'prefix', factor: 0.001 },
      'de',
      'Ihre Antwort ist 1000-mal zu klein: Prüfen Sie den Vorsatz der Einheit.',
    ],
    [{ kind: 'other-quantity', quantity: 'R_1' }, 'sl', 'Vpisali ste vrednost druge količine iz te naloge: R1 = 47 Ω'],
    [{ kind: 'own', own: 0 }, 'sl', 'Napetost ste pomnožili.'],
  ] satisfies [Slip, 'sl' | 'en' | 'de', string][])('of %o in %s helps', (slip, language, expected) => {
    expect(explained(slip, language)).toBe(expected);
  });

  it.each(slipKinds)('is a sentence for %s in every language', (kind) => {
    for (const language of ['sl', 'en', 'de'] as const) {
      expect(explained({ kind, factor: 100 }, language)).toMatch(/^\p{Lu}.{20,}[.Ω]$/u);
      cleanup();
    }
  });
});

describe('a line without its markup', () => {
  it.each([
    ['<b>ohm</b> &amp; <i>volt</i>', 'ohm & volt'],
    [
      '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mfrac><mi>U</mi><mrow><mi>R</mi><mo>+</mo><mi>r</mi></mrow></mfrac></mrow><annotation encoding="application/x-tex">x</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>UR</span></span></span>',
      'U/(R+r)',
    ],
    ['<math><msup><mi>v</mi><mn>2</mn></msup><mo>=</mo><msqrt><mi>x</mi></msqrt></math>', 'v²=√x'],
    ['<math><msub><mi>R</mi><mn>1</mn></msub><msub><mi>U</mi><mi>max</mi></msub></math>', 'R₁U_max'],
    ['<img src="x" alt="vezje &lt;1&gt;"> z baterijo', 'vezje <1> z baterijo'],
    ['a &lt; b</span>', 'a < b'],
  ])('%s', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});

it('has its controls on the page before any script runs, under names of the question', () => {
  const choice = question({ view: { type: 'single-choice', options: [{ letter: 'a', html: '<b>da</b>' }] } });
  expect(renderToString(choice)).toMatch(/<input [^>]*type="radio"[^>]*name="q1"/);
  expect(renderToString(question({ view: { type: 'short-text' } }))).toMatch(/<input [^>]*name="q1"/);
});
