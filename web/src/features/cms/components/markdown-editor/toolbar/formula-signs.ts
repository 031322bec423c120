import { cursorMark as here } from '../commands/insert.ts';

export type Sign = {
  name: string;
  /** What the button shows. */
  face: string;
  latex: string;
};

export const formulaSigns = {
  structures: [
    { name: 'fraction', face: 'a⁄b', latex: `\\frac{${here}}{}` },
    { name: 'power', face: 'x²', latex: `^{${here}}` },
    { name: 'index', face: 'x₁', latex: `_{${here}}` },
    { name: 'wordIndex', face: 'Uₘₐₓ', latex: `_\\mathrm{${here}}` },
    { name: 'root', face: '√x', latex: `\\sqrt{${here}}` },
    { name: 'nthRoot', face: 'ⁿ√x', latex: `\\sqrt[${here}]{}` },
    { name: 'sum', face: '∑', latex: `\\sum_{${here}}^{}` },
    { name: 'integral', face: '∫', latex: `\\int_{${here}}^{}` },
    { name: 'vector', face: 'v⃗', latex: `\\vec{${here}}` },
    { name: 'brackets', face: '( )', latex: `\\left(${here}\\right)` },
    { name: 'aligned', face: '≡', latex: `\\begin{aligned}\n${here} &=  \\\\\n  &= \n\\end{aligned}` },
    { name: 'cases', face: '{ :', latex: `\\begin{cases}\n${here} &  \\\\\n  & \n\\end{cases}` },
  ],
  operators: [
    { name: 'dot', face: '·', latex: '\\cdot ' },
    { name: 'plusMinus', face: '±', latex: '\\pm ' },
    { name: 'approximately', face: '≈', latex: '\\approx ' },
    { name: 'lessOrEqual', face: '≤', latex: '\\le ' },
    { name: 'greaterOrEqual', face: '≥', latex: '\\ge ' },
    { name: 'notEqual', face: '≠', latex: '\\ne ' },
    { name: 'proportional', face: '∝', latex: '\\propto ' },
    { name: 'arrow', face: '→', latex: '\\rightarrow ' },
    { name: 'infinity', face: '∞', latex: '\\infty ' },
    { name: 'parallel', face: '∥', latex: '\\parallel ' },
    { name: 'degree', face: '°', latex: '^\\circ ' },
  ],
  units: [
    { name: 'quantity', face: '5 V', latex: `${here}\\,\\mathrm{V}` },
    { name: 'decimal', face: '0,5', latex: `${here}{,}` },
    { name: 'micro', face: 'µm', latex: '\\text{µm}' },
  ],
  chemistry: [
    { name: 'formula', face: 'H₂O', latex: `\\ce{${here}H2O}` },
    { name: 'reaction', face: 'A → B', latex: `\\ce{${here} -> }` },
  ],
} as const satisfies Record<string, readonly Sign[]>;

const greekLetters =
  'α alpha β beta γ gamma δ delta ε varepsilon η eta ϑ vartheta λ lambda μ mu π pi ρ rho σ sigma τ tau φ varphi ω omega Δ Delta Σ Sigma Φ Phi Ω Omega';

/** Their names in LaTeX are those that everybody knows them by. */
export const greekSigns = (greekLetters.match(/\S+ \S+/g) ?? []).map((pair): Sign => {
  const [face = '', name = ''] = pair.split(' ');
  return { name, face, latex: `\\${name} ` };
});
