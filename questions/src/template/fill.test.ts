import { describe, expect, it } from 'vitest';
import { hintsOf, revealQuestion, viewQuestion } from '../scoring.ts';
import { drawingOf, preparedFrom, questionOf } from '../test-support/tools.ts';
import { fillText } from './fill.ts';

const trueFalse = { type: 'true-false', answer: true } as const;
const shown = (html: string) => html.replaceAll('\u202f', '_');

const question = await questionOf({
  ...trueFalse,
  variables: {
    R: { list: [12_500.5, 12_500.5], unit: 'Ω' },
    T: { list: [-7.5, -7.5], unit: '°C' },
    C: { list: [0.1 + 0.2, 0.1 + 0.2], unit: 'µF' },
    n: { list: [1500, 1500], unit: '' },
  },
  derived: { G: { value: '1 / R', unit: 'µS', digits: 3 }, k: { value: 'n / 7', unit: '', digits: 2 } },
  body: { sl: 'R = {{R}}, {{ R.number }}, T = {{T}}, C = {{C}}', en: 'T = {{T}}, R = {{R}}', de: 'T = {{T}}' },
  hints: [{ sl: 'n = {{n}}' }, { sl: '{{k}}' }],
  solution: { sl: '$G = {{G}}$', en: 'A \\$ and {{G}}' },
});

describe('filling texts', () => {
  it.each([
    ['sl', '<p>R = 12_500,5_Ω, 12_500,5, T = −7,5_°C, C = 0,3_µF</p>'],
    ['en', '<p>T = −7.5_°C, R = 12_500.5_Ω</p>'],
    ['de', '<p>T = −7,5_°C</p>'],
  ] as const)('writes values as %s does', (language, body) => {
    expect(shown(viewQuestion(question, drawingOf(question, { language })).body)).toBe(body);
  });

  it('shows a derived value with its digits, in formulas too', () => {
    const solution = (language: 'sl' | 'en' | 'de') =>
      shown(revealQuestion(question, drawingOf(question, { language }), null).solution);
    expect(solution('sl')).toBe('<p>$G = \\text{80_µS}$</p>');
    expect(solution('en')).toBe('<p>A \\$ and 80_µS</p>');
    expect(solution('de'), 'Slovenian stands in').toBe('<p>$G = \\text{80_µS}$</p>');
  });

  it('writes values that KaTeX draws with the signs of its fonts, and the others as texts do', async () => {
    const own = await questionOf({
      ...trueFalse,
      variables: { n: { list: [1.25e10, 1.25e10], unit: '1/m²' }, T: { list: [25, 25], unit: '°C' } },
      body: { sl: '{{n}} {{T}}' },
    });
    const filled = (sl: string) => fillText({ sl }, own.holes, drawingOf(own), own.template);
    const [n, T] = ['\ue000', '\ue002'];
    expect(shown(filled(`${n}<mtext>${n}</mtext>`))).toBe('1,25·10¹⁰_m⁻²<mtext>1,25·10¹⁰_m⁻²</mtext>');
    const ten = '1,25<span class="calc-operator">⋅</span>10<span class="calc-sup">10</span>';
    const unit = '<span class="calc-thin"></span>m<span class="calc-sup">−2</span>';
    expect(filled(`<span class="mord text"><span class="mord">${n}</span></span>`)).toBe(
      `<span class="mord text"><span class="mord">${ten}${unit}</span></span>`,
    );
    expect(filled(`<span class="mord mtight" style="color:red;">${T}</span>`)).toBe(
      '<span class="mord mtight" style="color:red;">25<span class="calc-thin"></span><span class="calc-sup">∘</span>C</span>',
    );
  });

  it('gives as many hints as were asked for', () => {
    const drawing = drawingOf(question, { language: 'de' });
    expect(viewQuestion(question, drawing).hintCount).toBe(2);
    expect([0, 1, 2, 9, -1].map((count) => hintsOf(question, drawing, count).length)).toEqual([0, 1, 2, 2, 0]);
    expect(hintsOf(question, drawing, 2)).toEqual(['<p>n = 1500</p>', '<p>210</p>']);
  });
});

describe('holes', () => {
  it.each(['{{X}}', '{{R.unit}}', '{{}}', '{{R.number.number}}'])('reports %s', async (hole) => {
    const { reported } = await preparedFrom({
      ...trueFalse,
      variables: { R: { list: [1, 2] } },
      body: { sl: `Kaj je ${hole}?` },
    });
    expect(reported).toEqual([{ place: 'body', fault: { code: 'noValue', parts: [hole] } }]);
  });

  it.each([
    ['$\\frac{{{R}}}{2}$', '$\\frac{\\text{5}}{2}$'],
    ['$$\n\\frac{ {{R}} }{2}\n\n{{R}}\n$$ in {{R}}', '$$\n\\frac{ \\text{5} }{2}\n\n\\text{5}\n$$ in 5'],
    ['5 \\$ in {{R}} $x$ {{R}}', '5 \\$ in 5 $x$ 5'],
    ['samo $ in {{R}}', 'samo $ in 5'],
    ['$ tu\n\nin tam {{R}} $x = {{R}}$', '$ tu\n\nin tam 5 $x = \\text{5}$'],
  ])('knows formulas from text: %s', async (written, filled) => {
    const own = await questionOf({ ...trueFalse, variables: { R: { list: [5, 5] } }, body: { sl: written } });
    expect(viewQuestion(own, drawingOf(own)).body).toBe(`<p>${filled}</p>`);
  });
});
