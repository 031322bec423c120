import type { Relation } from './compare-sides.ts';
import { readSide } from './read-side.ts';
import type { Side, SideOptions } from './side.ts';

/** Sides that are said to be equal, one after the other; `relations[i]` stands between sides i and i + 1. */
export type Chain = { start: number; end: number; sides: Side[]; relations: Relation[] };

const relation = /(?<![=<>!:≤≥≠~])[=≈≐≃≅](?![=>])/g;
/** What nothing that belongs together goes over. A line that begins with its sign goes on from the one above. */
const barrier = /\n(?![ \t]*[=≈≐≃≅])|[;?<>≤≥≠→⇒⇔∧↔≡∝∼!]|:(?=\s|$)|==|[.](?=\s|$)|\|/g;
/** A side is not looked for farther than this. */
const longestSide = 160;
const mostChains = 40;

/** Finds what is said to be equal in a text. */
export function findChains(written: string, options: SideOptions): Chain[] {
  // Side by side, as resistors are.
  const text = written.replaceAll('||', '‖‖');
  const signs = [...text.matchAll(relation)].slice(0, 2 * mostChains);
  const barriers = [...text.matchAll(barrier)].map(({ index }) => index);
  const chains: Chain[] = [];
  let chain: Chain | null = null;
  for (const [at, sign] of signs.entries()) {
    const kind: Relation = sign[0] === '=' ? '=' : '≈';
    const from = Math.max(
      0,
      (signs[at - 1]?.index ?? -1) + 1,
      ...barriers.filter((b) => b < sign.index).map((b) => b + 1),
    );
    const to = Math.min(text.length, signs[at + 1]?.index ?? text.length, ...barriers.filter((b) => b > sign.index));
    if (!chain || chain.end !== sign.index) {
      const left = sideBefore(text, Math.max(from, sign.index - longestSide), sign.index, options);
      chain = left && { start: left.start, end: sign.index, sides: [left.side], relations: [] };
      if (chain) chains.push(chain);
    }
    const isLast = to !== signs[at + 1]?.index;
    const right = sideAfter(text, sign.index + 1, Math.min(to, sign.index + 1 + longestSide), isLast, options);
    if (!right) {
      chain = null;
      continue;
    }
    if (!chain) {
      chain = { start: right.start, end: right.end, sides: [], relations: [] };
      chains.push(chain);
    } else chain.relations.push(kind);
    chain.sides.push(right.side);
    chain.end = right.end;
    // Only what fills the room between two signs belongs to both.
    if (!isLast && right.isWhole) chain.end = to;
    else chain = null;
  }
  for (const found of chains) found.end = Math.min(found.end, trimmedEnd(text, found.end));
  return chains.filter(({ sides }) => sides.length > 1).slice(0, mostChains);
}

function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

const operator = /[+\-\u2212·⋅∙•×*∗/÷^√_(‖∥∠±]/;
/** `3 kosi po 5 €`, `50 od 200`, `2 krat 3 A`: what stands behind it is only a part of what is reckoned. */
const joiningWord =
  /(?<!\p{L})(?:od|of|von|po|at|à|krat|times|mal|plus|minus|by|durch|mit|with|z|s|across|skozi|over)[ \u00a0\u202f]+$/iu;

/** The longest side that ends at the sign. */
function sideBefore(
  text: string,
  from: number,
  end: number,
  options: SideOptions,
): { side: Side; start: number } | null {
  const written = trimmedEnd(text, end);
  for (let start = from; start < written; start++) {
    if (!isBeginning(text, start, from, options)) continue;
    const side = readSide(text, start, options);
    if (!side || side.end !== written) continue;
    const isPart = !options.isFormula && !side.hasOperators && joiningWord.test(text.slice(from, start));
    return isPart ? null : { side, start };
  }
  return null;
}

function isBeginning(text: string, start: number, from: number, { isFormula }: SideOptions): boolean {
  const own = text.charAt(start);
  if (!/[\p{L}\p{N}∆(√\-\u2212]/u.test(own)) return false;
  const before = text.slice(from, start);
  if (isFormula) return /(?:^|, ?|[.] )\s*$/u.test(before);
  if (/[\p{L}\p{N}_.,'’°%]$/u.test(before) || isCompoundRest(before, own)) return false;
  // A dash with blanks around it stands between words.
  const last = /(\S)\s*$/.exec(before)?.[1];
  return last === undefined || !operator.test(last) || (last === '(' && !before.endsWith(')'));
}

/** The minutes of `1 h 30 min`, the half of `2 1/2`. */
function isCompoundRest(before: string, own: string): boolean {
  return /\d/.test(own) && compoundStart.test(before);
}

const compoundStart =
  /\d[ \u00a0\u202f]?(?:h|hrs?|hours?|ur[aei]?|Std|Stunden?|min|minut[ae]?|Minuten?|minutes?|s|d|days?|dni?|Tage?|°|ft|lb|km|m|cm|kg)?[ \u00a0\u202f]+$/u;
/** `17 : 3 = 5, ostanek 2` */
const remainder =
  /^[\s,(]*(?:(?:z|in|s|mit|und|with|and|a)\s+){0,2}(?:ostan|ost\.|Rest\b|remainder|rem\b|rem\.)|^\s*[Rr]\s?\d/iu;

function sideAfter(
  text: string,
  from: number,
  to: number,
  isLast: boolean,
  options: SideOptions,
): { side: Side; start: number; end: number; isWhole: boolean } | null {
  const start = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
  const side = readSide(text.slice(0, to), start, options);
  if (!side) return null;
  const rest = text.slice(side.end, to);
  const isWhole = rest.trim() === '';
  if (isWhole) return { side, start, end: side.end, isWhole };
  const canEnd = options.isFormula
    ? /^\s*[,.]/.test(rest)
    : !/^\s*[+·⋅*×/^√(_±\u2212\d]|^[\p{L}\p{N}]|^\s*-\s/u.test(rest);
  if (remainder.test(rest)) return null;
  return canEnd || (isLast && /^\s*\((?!\d)/.test(rest) && !options.isFormula)
    ? { side, start, end: side.end, isWhole: false }
    : null;
}
