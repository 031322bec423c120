import { isSameDimension } from '../dimension.ts';
import type { Mention } from './mention.ts';
import { valueIn } from './number-at.ts';

/** Units that are told together, the larger first: `2 h 30 min`, `5 ft 3 in`, `30° 15′`. */
const descending = [
  ['d', 'h', 'min', 's'],
  ['mi', 'yd', 'ft', 'in'],
  ['lb', 'oz'],
  ['°', '′', '″'],
];

export function joinCompounds(mentions: readonly Mention[], text: string): Mention[] {
  const joined: Mention[] = [];
  let smallest: Mention | null = null;
  for (const mention of mentions) {
    const before = joined.at(-1);
    const gap = before ? text.slice(before.end, mention.start) : '';
    if (before && smallest && /^(?: ?| (?:in|and|und) )$/.test(gap) && follows(smallest, mention) && mention.unit) {
      joined[joined.length - 1] = {
        ...before,
        end: mention.end,
        more: before.more + valueIn(mention.number, mention.unit),
      };
    } else joined.push(mention);
    smallest = mention;
  }
  return joined;
}

function follows(larger: Mention, smaller: Mention): boolean {
  if (!larger.unit || !smaller.unit || larger.range || smaller.symbols.length > 0) return false;
  if (!isSameDimension(larger.unit.dimension, smaller.unit.dimension)) return false;
  const [one, other] = [larger.unit.text, smaller.unit.text];
  return descending.some((units) => units.includes(one) && units.indexOf(other) > units.indexOf(one));
}
