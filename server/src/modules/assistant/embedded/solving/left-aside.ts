import type { Language } from '@navor/languages';
import { isSameDimension } from '@navor/quantities';
import { variablesOf } from './formula-model.ts';
import { givenLikeness } from './quantity-names.ts';
import type { Given } from './read-problem.ts';
import type { Filled } from './solve-candidate.ts';
import { usualRank } from './usual-names.ts';

/** Nothing tells which of two values is meant where their likeness differs by less; a name such as voltage tells little by itself. */
const [clearDifference, usualDifference] = [0.5, 1.5];

/**
 * Whether what a formula has no place for shows that another one is meant: a factor that was named, a second voltage where
 * nothing says which of them counts, or more values than are used. A result of the rest would be right for another question.
 */
export function leavesWhatMatters(unused: readonly Given[], fills: readonly Filled[], language: Language): boolean {
  if (unused.some(isFactor)) return true;
  const used = fills.flatMap(({ model, places }) => [...places].map(([key, { given }]) => ({ model, key, given })));
  const measured = unused.filter(({ isBare, symbols }) => !isBare && symbols.length === 0);
  const isRivalled = ({ model, key, given }: (typeof used)[number]) => {
    const variable = variablesOf(model).find((own) => own.key === key);
    if (!variable) return false;
    const own = givenLikeness(variable, given, language);
    const least = Number.isFinite(usualRank(variable, language)) ? usualDifference : clearDifference;
    return measured.some(
      (other) =>
        isSameDimension(other.dimension, given.dimension) && own - givenLikeness(variable, other, language) < least,
    );
  };
  return used.some(isRivalled) || measured.length > used.length;
}

const factors = /izkorist|faktor|koeficient|efficien|factor|coefficien|wirkungsgrad|koeffizient|^(?:fi|ø)$/;

/** An efficiency, a power factor, hours a day; also the size of `fi 32`, which is no number of things. */
export function isFactor({ dimension, isBare, symbols, before }: Given): boolean {
  if (dimension.some((power) => power !== 0)) return false;
  return !isBare || symbols.length > 0 || before.slice(-2).some(({ folded }) => factors.test(folded));
}
