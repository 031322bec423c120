import { splitBlocks } from '../blocks/split-blocks.ts';
import { withoutUnspoken } from './unspoken-tokens.ts';

/** Names, units and short labels may be the same in several languages; sentences are not. */
const leastWords = 4;

const unspokenKinds: ReadonlySet<string> = new Set(['math', 'code', 'thematicBreak', 'html']);

/** Whether a text that is offered as a translation is nothing but the source block itself. */
export function isFallback(text: string, sourceText: string): boolean {
  const [one, other] = [splitBlocks(text), splitBlocks(sourceText)];
  const isSame =
    one.length === other.length && one.every(({ fingerprint }, at) => fingerprint === other[at]?.fingerprint);
  if (!isSame) return false;
  const spoken = other.filter(({ kind }) => !unspokenKinds.has(kind)).map((block) => withoutUnspoken(block.text));
  return (spoken.join(' ').match(/\p{L}{2,}/gu) ?? []).length >= leastWords;
}
