import { unevenCallOuts } from '../../../../content/files/uneven-call-outs.ts';
import type { Rule } from './rule.ts';

/** An item warns of the same in every language. */
export const callOuts: Rule = ({ items }) => items.flatMap(({ texts }) => unevenCallOuts(texts));
