import { greekSign } from '../greek.ts';

const cosine = '(?:cos|sin|tan) ?\\(?(?:φ|ϕ|phi|fi)\\)?';
const name = `(?:${cosine}|[\\p{L}∆][\\p{L}\\d_'′₀₁₂₃₄₅₆₇₈₉]{0,11})`;
const equated = new RegExp(`(?<![\\p{L}\\d_])((?:${name} ?= ?){0,3}${name}) ?(?::?=|≈|≐|≅) ?$`, 'u');
/** Symbols that nobody takes for a word: with an index, a capital or Greek letter alone, a Greek letter's name, a change. */
const indexed =
  '[A-Za-zα-ωΔ∆](?:_\\w{1,6}|\\d{1,2}|[₀₁₂₃₄₅₆₇₈₉]{1,2})|(?:Delta|[Δ∆]) ?[A-Za-z]|alpha|alfa|lambda|omega|rho|eta';
const link = '(?:\\(|:|,|znaša|je|is|of|equals?|beträgt|ist|hat|has|ima|von|od|at|pri|z|s|with|mit)';
const linked = new RegExp(
  `(?<![\\p{L}\\d_])(?:(${indexed}|${cosine}) ?${link}?|([A-ZΔ∆α-ω]) ?${link}|([CFLMPQRTUW])) ?$`,
  'u',
);
const behind = /^[- ]\p{L}{3,} (\p{L}(?:_\w{1,3}|\d{1,2}|[₀₁₂₃₄₅₆₇₈₉]{1,2}))(?![\p{L}\d_]| ?=)/u;

/** The symbols of a quantity that the text gives to it; `from` is where the quantity before it ends. */
export function symbolsNear(text: string, from: number, start: number, end: number): string[] {
  const before = text.slice(Math.max(from, start - 60), start);
  const names = equated.exec(before)?.[1]?.split('=');
  if (names) return names.map(plainSymbol).filter(isSymbol);
  const near = linked.exec(before)?.slice(1).find(Boolean) ?? behind.exec(text.slice(end, end + 40))?.[1];
  return near ? [plainSymbol(near)] : [];
}

function plainSymbol(written: string): string {
  return written
    .replace(/[ ()]/g, '')
    .replace(/^alfa/, 'alpha')
    .replace(/(?:phi|fi|ϕ)$/, (sign, at: number) => (at > 0 ? 'φ' : sign));
}

/** `napetost = 12 V` has a name before it and no symbol. */
function isSymbol(name: string): boolean {
  if (/^(?:cos|sin|tan)φ$/.test(name) || greekSign(name) !== null) return true;
  const bare = name.replace(/^(?:Delta|Δ|∆|d)(?=\p{L})/u, '');
  if (/[_\d₀₁₂₃₄₅₆₇₈₉]/.test(bare)) return true;
  return bare.length <= 2 || (bare.length <= 4 && /^\p{Lu}\p{Ll}+$|\p{Lu}.*\p{Lu}|[α-ω]/u.test(bare));
}
