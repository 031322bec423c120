const greek =
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ varrho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω';
const operators =
  'cdot · times × ast * div ÷ pm ± mp ∓ le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ approx ≈ equiv ≡ sim ∼ propto ∝ ll ≪ gg ≫ to → rightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ implies ⇒ Leftrightarrow ⇔ iff ⇔ in ∈ notin ∉ cup ∪ cap ∩ subset ⊂ land ∧ wedge ∧ lor ∨ vee ∨ oplus ⊕ parallel ∥ mid | mapsto ↦';
const others =
  'sum ∑ prod ∏ int ∫ oint ∮ partial ∂ nabla ∇ infty ∞ perp ⊥ angle ∠ circ ° degree ° dots … ldots … cdots … vdots … ell ℓ hbar ℏ forall ∀ exists ∃ emptyset ∅ triangle △ square □ prime ′ neg ¬ lnot ¬ varnothing ∅ Re Re Im Im langle ⟨ rangle ⟩ lvert | rvert | lVert ‖ rVert ‖ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉';

/** What LaTeX commands without arguments stand for. */
export const signs: ReadonlyMap<string, string> = new Map([...pairsOf(greek), ...pairsOf(others)]);

/** The same for those that stand between two things. */
export const betweens: ReadonlyMap<string, string> = new Map(pairsOf(operators));

export const functions: ReadonlySet<string> = new Set(
  'sin cos tan cot arcsin arccos arctan sinh cosh tanh ln log lg exp min max lim det arg gcd mod bmod'.split(' '),
);

/** Commands that only say how something looks. */
export const looks: ReadonlySet<string> = new Set(
  'mathrm mathbf mathit mathsf mathtt mathcal mathbb boldsymbol bm text textbf textit textrm operatorname vec overline bar hat tilde dot ddot underline boxed overrightarrow left right big Big bigl bigr Bigl Bigr displaystyle textstyle limits nolimits mathop mathord mbox hbox phantom ce pu'.split(
    ' ',
  ),
);

export const spaces: ReadonlySet<string> = new Set([
  ',',
  ';',
  ':',
  ' ',
  '!',
  '>',
  'quad',
  'qquad',
  'enspace',
  'thinspace',
]);

const raised = new Map([...'0123456789+-−n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ'][at] ?? sign]));

/** Written high, where there are signs for all of it. */
export function raisedText(text: string): string | null {
  const high = [...text].map((sign) => raised.get(sign));
  return high.length > 0 && high.every((sign) => sign !== undefined) ? high.join('') : null;
}

function pairsOf(list: string): [string, string][] {
  const words = list.split(' ');
  return words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1] ?? ''] as [string, string]] : []));
}
