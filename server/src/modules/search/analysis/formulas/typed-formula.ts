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
const symbol = /[ΔΣ]?\p{L}(?:_[\p{L}\p{N}]+|[₀-₉]+|\d+)?/gu;
const functionOrSymbol = new RegExp(`(?:${functionWords.source})(?![\\p{L}])|${symbol.source}`, 'gu');
const sums = '[Ss]uma?|[Vv]sota|[Ss]umme';
const greek = [...greekNames.keys()].join('|');
const mathWord = new RegExp(
  `^(?:\\p{L}{0,2}|\\p{L}(?:max|min)|(?:${functionWords.source}|[Kk]oren|[Ww]urzel|${sums}|${greek})|` +
    `\\p{Lu}{0,3}(?:sin|cos|tan|tg)(?:[α-ω]|${greek})?)$`,
  'u',
);

/** Whether these letters may stand in an equation of symbols: `U`, `Fx`, `rho`, `UIcosφ`, but no other word. */
export function isMathWord(letters: string): boolean {
  return mathWord.test(letters);
}

/** The ways in which both sides may be meant, the plainest first: people type `c2` for c² as well as for c₂, and `Fg` for F_g. */
export function readingsOf(left: string, right: string): (readonly [string, string])[] {
  const plain = [plainLetters(left), plainLetters(right)] as const;
  const whole = plain.join(' ');
  const indices = /_/.test(whole) ? [] : [smallIndices, indicesOfPairs].filter((way) => way(whole) !== whole);
  const powers = /[_^²³⁴₀-₉]/u.test(whole) ? whole : typedPowers(whole);
  const ways: ((text: string) => string)[] = [(text) => text, ...indices];
  if (powers !== whole) {
    const raised = (text: string) => typedPowers(text, whole);
    ways.push(raised, ...indices.map((way) => (text: string) => way(raised(text))));
  }
  const shorter = plain.map(shortSeries);
  const read = ways
    .map((way) => [way(plain[0]), way(plain[1])] as const)
    .filter((sides, at) => at === 0 || !areNames(sides));
  return shorter.join(' ') === whole ? read : [...read, [shorter[0] ?? '', shorter[1] ?? '']];
}

/** As `U` and `R_I` would be, which nobody means by `U = RI`. */
function areNames(sides: readonly string[]): boolean {
  return sides.every((side) => /^\s*\p{L}_\p{L}\s*$|^\s*\p{L}\s*$/u.test(side));
}

/** `Fg` → `F_g`. */
function smallIndices(text: string): string {
  return text.replace(/(?<!(?![ΔΣ])\p{L})(\p{Lu})(\p{Ll})(?!\p{L})/gu, '$1_$2 ');
}

/** `XL` → `X_L`, where it stands alone between signs. */
function indicesOfPairs(text: string): string {
  return text.replace(/(?<![\p{L}_])(?![ΔΣ])(\p{Lu})(\p{L})(?![\p{L}\d])/gu, '$1_$2 ');
}

/** `bh2` → `bh^2`; a letter that has other digits too has indices: `Q1Q2`. */
function typedPowers(text: string, whole = text): string {
  const digits = new Map<string, Set<string>>();
  for (const [, letter = '', digit = ''] of whole.matchAll(/(\p{L})(\d)(?!\d)/gu)) {
    digits.set(letter, (digits.get(letter) ?? new Set()).add(digit));
  }
  return text.replace(/(\p{L})([234])(?!\d)/gu, (typed, letter: string, digit: string) =>
    digits.get(letter)?.size === 1 ? `${letter}^${digit}` : typed,
  );
}

/** `R1 + R2 + R3` says what `R1 + R2` says of two. */
function shortSeries(side: string): string {
  const [first = '', second = '', ...others] = side.split('+').map((term) => term.replace(/\s+/g, ''));
  const [, start = '', end = ''] = /^(.*\p{L})_?1(?!\d)(.*)$/u.exec(first) ?? [];
  const isNext = (term: string, at: number) => term === `${start}${at}${end}` || term === `${start}_${at}${end}`;
  const isSeries = start !== '' && others.length > 0 && [second, ...others].every((term, at) => isNext(term, at + 2));
  return isSeries ? `${first}+${second}` : side;
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
    .replace(/^([ΔΣ]?\p{L})(\d+)$/u, '$1_$2')
    .replace(/[₀-₉]+/, (digits) => `_${[...digits].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('')}`);
}

const spelledOut = new RegExp(`(sin|cos|tan|tg)(${greek})(?!\\p{L})`, 'gu');
const sum = new RegExp(`(?:∑|(?<!\\p{L})(?:Σ|(?:${sums})(?!\\p{L})))(?:_\\p{L}(?!\\p{L}))?\\s*(?=\\(?\\p{L})`, 'gu');

function plainLetters(text: string): string {
  return text
    .replace(/\s*[+·]?\s*…(?:\s*[+·][^+·=]*)?\s*$/, '')
    .replaceAll('_⊥', '_perp')
    .replaceAll('_∥', '_par')
    .replace(/(_[\p{L}\p{N}]+)['′]+/gu, '$1prime')
    .replace(/(\p{L})['′]+/gu, '$1_prime')
    .replace(/(_\d+)(?=\p{L})/gu, '$1 ')
    .replace(/[ϕϑϵϱµ∆]/g, (sign) => sameLetters.get(sign) ?? sign)
    .replace(/(?<![\p{L}_])(?:[Dd]elta\s?|d)(?=\p{Lu})/gu, 'Δ')
    .replace(spelledOut, (_, name: string, angle: string) => `${name} ${greekNames.get(angle) ?? angle}`)
    .replace(/(?<![\p{L}_])\p{L}+(?!\p{L})/gu, (word) => greekNames.get(word) ?? word)
    .replace(/(\p{L})(max|min)(?!\p{L})/gu, '$1_$2')
    .replace(/(sqrt|koren|wurzel)\s*(\d+)/giu, '√$2')
    .replace(sum, 'Σ')
    .replace(/Σ\((\p{L}(?:_?\w)?)\)/gu, 'Σ$1');
}
