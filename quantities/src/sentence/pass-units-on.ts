import { greekSign } from '../greek.ts';
import type { Mention } from './mention.ts';

const list = /^ ?(?:,|;|in|ter|ali|oz\.|and|or|und|oder|\/) ?$/;
const range = /^ ?(?:-|do|to|bis|…|\.{2,3}|÷) ?$/;
const measures = /^ ?[x·] ?$/;
const between = /(?:med|between|zwischen) $/i;

/** `5 do 10 V`, `5, 10 in 15 V`, `230/400 V`: what is told once belongs to all of them. Ends of ranges are told apart. */
export function passUnitsOn(mentions: readonly Mention[], text: string): Mention[] {
  const all = mentions.map((mention) => ({ ...mention }));
  for (let at = all.length - 2; at >= 0; at--) {
    const [own, next] = [all[at], all[at + 1]];
    if (!own || !next?.unit) continue;
    const gap = text.slice(own.end, next.start);
    const isRange =
      range.test(gap) || (list.test(gap) && between.test(text.slice(Math.max(0, own.start - 12), own.start)));
    const isLength = measures.test(gap) && next.unit.dimension[0] === 1 && next.unit.parts.length === 1;
    if (!isRange && !list.test(gap) && !isLength) continue;
    if (!own.unit && next.symbols.length === 0 && !own.symbols.some(isGreek)) own.unit = next.unit;
    // In `two resistors of 100 Ω and 300 Ω` the number counts both.
    if (own.unit && next.count === null) own.count = null;
    if (isRange && own.unit?.dimension.every((power, base) => power === next.unit?.dimension[base])) {
      own.range = 'from';
      next.range = 'to';
    }
  }
  return all;
}

/** Coefficients have Greek symbols, and units unlike all others: in `α = 12e-6, 50 K` no kelvins are meant twice. */
function isGreek(symbol: string): boolean {
  return /^[α-ωµ]/.test(symbol) || greekSign(symbol) !== null;
}
