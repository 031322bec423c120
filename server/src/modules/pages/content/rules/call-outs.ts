import { unevenCallOuts } from '../../../../content/files/uneven-call-outs.ts';
import type { Rule } from './rule.ts';

/** A page warns of the same in every language. */
export const callOuts: Rule = ({ pages }) => pages.flatMap(({ texts }) => unevenCallOuts(texts));
