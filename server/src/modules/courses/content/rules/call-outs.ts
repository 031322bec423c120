import { unevenCallOuts } from '../../../../content/files/uneven-call-outs.ts';
import type { Rule } from './rule.ts';

/** A lesson warns of the same in every language. */
export const callOuts: Rule = ({ courses }) =>
  courses.flatMap(({ texts }) => [...texts.values()].flatMap((byLanguage) => unevenCallOuts(byLanguage)));
