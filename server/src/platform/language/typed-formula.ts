const functionWords = /(?:arc)?(?:sin|cos|tan|tg)|a(?:sin|cos|tan)|sqrt|exp|ln|log(?:10)?|lg|abs|koren|pi/;
const greekNames: ReadonlyMap<string, string> = new Map(
  'alpha α alfa α beta β gamma γ gama γ delta δ epsilon ε zeta ζ eta η theta θ teta θ kappa κ lambda λ mu μ nu ν rho ρ ro ρ sigma σ tau τ phi φ fi φ chi χ psi ψ omega ω Delta Δ Phi Φ Fi Φ Psi Ψ Sigma Σ Theta Θ Lambda Λ'
    .split(' ')
    .flatMap((name, at, list) => (at % 2 === 0 ? [[name, list[at + 1] ?? ''] as const] : [])),
);
/** Signs of one letter that look alike to whoever types them. */
const sameLetters: ReadonlyMap<string, string> = new Map(
  [...'ϕφϑθϵεϱρµμ∆Δ'].flatMap((sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1] ?? sign] as const] : [])),
);
const symbol = /Δ?\p{L}(?:_[\p{L}\p{N}]+|[₀-₉]+|\d+)?/gu;
const functionOrSymbol = new RegExp(`(?:${functionWords.source})(?![\\p{L}])|${symbol.source}`, 'gu');

/** The ways in which both sides may be meant, the plainest first: people type `c2` for c² as well as for c₂, and `Fg` for F_g. */
export function readingsOf(left: string, right: string): (readonly [string, string])[] {
  const [one, other] = [plainLetters(left), plainLetters(right)];
  const whole = `${one} ${other}`;
  const ways = [(text: string) => text];
  if (!/[_^²³₀-₉]/u.test(whole)) {
    if (/^[^\d]*\p{L}[23](?!\d)[^\d]*$/u.test(whole))
      ways.push((text) => text.replace(/(\p{L})([23])(?!\d)/u, '$1^$2'));
    if (/\p{Lu}\p{Ll}(?!\p{L})/u.test(whole)) {
      ways.push((text) => text.replace(/(\p{Lu})(\p{Ll})(?!\p{L})/gu, '$1_$2 '));
    }
  }
  return ways.map((way) => [way(one), way(other)] as const);
}

/** The quantities of a formula, one letter each with its index; functions and π are none. */
export function symbolsOf(text: string): string[] {
  const found = text.match(functionOrSymbol) ?? [];
  return [...new Set(found.filter((name) => !isFunction.test(name) && name !== 'π').map(withIndex))];
}

const isFunction = new RegExp(`^(?:${functionWords.source})$`);

/** `R1` and `R₁` → `R_1`. */
function withIndex(name: string): string {
  return name
    .replace(/^(Δ?\p{L})(\d+)$/u, '$1_$2')
    .replace(/[₀-₉]+/, (digits) => `_${[...digits].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('')}`);
}

function plainLetters(text: string): string {
  return text
    .replace(/\s*[+·]?\s*…\s*$/, '')
    .replaceAll('_⊥', '_perp')
    .replaceAll('_∥', '_par')
    .replace(/(_[\p{L}\p{N}]+)['′]+/gu, '$1prime')
    .replace(/(\p{L})['′]+/gu, '$1_prime')
    .replace(/[ϕϑϵϱµ∆]/g, (sign) => sameLetters.get(sign) ?? sign)
    .replace(/(?<![\p{L}_])\p{L}+(?!\p{L})/gu, (word) => greekNames.get(word) ?? word);
}
