import { type Dimension, inUnit, isSameDimension, noUnit } from '@navor/quantities';
import type { Secret } from '@navor/questions/scoring';
import { isCounted, isLed } from './before-number.ts';
import type { BlockValue } from './block-values.ts';
import { isClose } from './is-about.ts';
import type { OwnValues } from './own-values.ts';
import { type FoundQuantity, isOfDimension } from './quantities-in.ts';
import type { Reading } from './reading.ts';
import type { Spelled } from './spelled-numbers.ts';

export type NumberSecret = Extract<Secret, { kind: 'number' }>;

type About = { isAsked: boolean; isAbout: boolean; givens: number[]; own: OwnValues };

/**
 * Whether a number that is right is told. With its unit, in whatever unit of the same dimension, it always counts; bare
 * numbers, digits and approximations count only in what is about the question, or nobody could ever say `2` again. What the
 * learner has said themselves is not told by saying it again, where nobody speaks of the question.
 */
export function tellsNumber(
  whole: Reading,
  values: readonly BlockValue[],
  secret: NumberSecret,
  about: About,
): boolean {
  const reading = about.isAsked ? whole : withoutOwn(whole, about.own);
  const { plain, quantities, sums, spelled } = reading;
  if (values.some((value) => isShown(value, secret) && (about.isAsked || !isOwn(value, about.own)))) return true;
  if (quantities.some((quantity) => isTold(quantity, secret, about.isAbout))) return true;
  if (sums.some((sum) => isTotal(sum, secret, about.isAbout))) return true;
  if (spelled.some((each) => isSpelled(each, secret, about.isAbout))) return true;
  if (!about.isAbout) return false;
  return (
    quantities.some(
      (quantity) => isTellingBare(plain, quantity, about.isAsked) && isBareKey(quantity, secret, about.givens),
    ) ||
    isNarrowed(reading.sentences, secret) ||
    (about.isAsked && quantities.some((quantity) => isNear(quantity, secret, about.givens)))
  );
}

type Numbers = Pick<Reading, 'plain' | 'quantities' | 'sums' | 'spelled'> & {
  sentences: Pick<Reading, 'quantities'>[];
};

function withoutOwn({ plain, quantities, sums, spelled, sentences }: Reading, own: OwnValues): Numbers {
  const foreign = (all: readonly FoundQuantity[]) =>
    all.filter(({ value, unit }) => !own.has(value, unit?.dimension ?? null));
  return {
    plain,
    quantities: foreign(quantities),
    sums: sums.filter(({ value, dimension, hasUnits, operands }) => {
      return (
        !own.has(value, hasUnits ? dimension : null) && foreign(operands).some(({ unit }) => unit !== null || !hasUnits)
      );
    }),
    spelled: spelled.filter(({ quantity }) => !quantity || foreign([quantity]).length > 0),
    sentences: sentences.map((sentence) => ({ quantities: foreign(sentence.quantities) })),
  };
}

function isOwn({ value, unit }: BlockValue, own: OwnValues): boolean {
  return own.has(value, unit.dimension);
}

function isShown({ value, unit }: BlockValue, secret: NumberSecret): boolean {
  return isSameDimension(unit.dimension, secret.unit.dimension) && secret.isRight(value);
}

/** `About a quarter of an ampere` for 0.255 A. */
const nearly = 0.03;

function isNear(quantity: FoundQuantity, secret: NumberSecret, givens: readonly number[]): boolean {
  if (!isOfDimension(quantity, secret.unit.dimension) || quantity.unit?.text === '') return false;
  if (givens.some((given) => isClose(given, quantity.value))) return false;
  return Math.abs(quantity.value - secret.value) <= nearly * Math.abs(secret.value);
}

function isTold(quantity: FoundQuantity, secret: NumberSecret, isAbout: boolean): boolean {
  if (!isOfDimension(quantity, secret.unit.dimension)) return false;
  if (quantity.unit?.text === '' || !Number.isFinite(secret.value)) return false;
  if (isRight(quantity.value, secret, isAbout)) return true;
  const exact = inUnit(secret.value, quantity.unit ?? noUnit);
  return isRounded(quantity.written, exact, quantity.figures, isAbout ? 1 : 2);
}

/** The size alone tells as much, where the sign is what remains to be said. */
function isRight(value: number, secret: NumberSecret, isAbout: boolean): boolean {
  return secret.isRight(value) || isClose(value, secret.value) || (isAbout && secret.isRight(-value));
}

function isRounded(written: number, exact: number, figures: number, fewest: number): boolean {
  if (figures < fewest || exact === 0 || figures > 15) return false;
  return isClose(Math.abs(written), Math.abs(Number(exact.toPrecision(figures))));
}

type Total = { value: number; dimension: Dimension; hasUnits: boolean };

function isTotal({ value, dimension, hasUnits }: Total, secret: NumberSecret, isAbout: boolean): boolean {
  if (hasUnits) return isSameDimension(dimension, secret.unit.dimension) && isRight(value, secret, isAbout);
  return isAbout && isRight(value * secret.unit.factor * 10 ** secret.unit.exponent + secret.unit.offset, secret, true);
}

/** A number that stands for a value: not a factor, a power or a count of things. */
function isTellingBare(plain: string, { start, end, unit, figures }: FoundQuantity, isAsked: boolean): boolean {
  if (unit !== null && unit.text !== '') return false;
  const before = plain.slice(Math.max(0, start - 24), start);
  const after = plain.slice(end, end + 3);
  if (/[·/^√+]\s*$/.test(before) || /^\s*[·/^+²³]/.test(after) || /^\s?-?\d/.test(after)) return false;
  if (isCounted(before)) return false;
  // Whatever it is called: `255 ma`, `255 amps of a thousandth`.
  if (isAsked && figures >= 2) return true;
  return isLed(before) || !/^\s?-?\p{L}/u.test(after);
}

function isBareKey(quantity: FoundQuantity, secret: NumberSecret, givens: readonly number[]): boolean {
  const key = inUnit(secret.value, secret.unit);
  const { written, figures } = quantity;
  if (givens.some((given) => isClose(given, secret.value))) return false;
  if (figures >= 3 && isReversed(written, key)) return true;
  const inKeysUnit = written * secret.unit.factor * 10 ** secret.unit.exponent + secret.unit.offset;
  if (isRight(inKeysUnit, secret, true) || isRounded(written, key, figures, 2)) return true;
  // In another prefix that is not said: 3000 for 3 A.
  if (isSameDimension(secret.unit.dimension, noUnit.dimension) || figures < 1) return false;
  return [-9, -6, -3, 3, 6, 9].some((power) => isRounded(written, key * 10 ** power, Math.max(figures, 2), 2));
}

function isReversed(written: number, key: number): boolean {
  const figures = figuresOf(Math.abs(written).toPrecision(15).replace(/e.*$/, '')).replace(/0+$/, '');
  const rounded = figuresOf(
    Math.abs(key)
      .toPrecision(figures.length || 1)
      .replace(/e.*$/, ''),
  );
  return figures.length >= 3 && [...figures].reverse().join('') === rounded && figures !== rounded;
}

function isSpelled({ digits, quantity, fewest }: Spelled, secret: NumberSecret, isAbout: boolean): boolean {
  if (quantity && isTold(quantity, secret, isAbout)) return true;
  const figures = digits.replace(/^0+/, '');
  if (!isAbout || figures.length < fewest || secret.value === 0) return false;
  const key = Math.abs(inUnit(secret.value, secret.unit)).toPrecision(15).replace(/e.*$/, '');
  const rounded = Math.abs(inUnit(secret.value, secret.unit)).toPrecision(Math.min(figures.length, 15));
  return figuresOf(key).startsWith(figures) || figuresOf(rounded.replace(/e.*$/, '')) === figures;
}

function figuresOf(number: string): string {
  return number.replace(/\D/g, '').replace(/^0+/, '');
}

/** Two bounds that leave nearly nothing between them: `more than 2.9 A, but less than 3.1 A`. */
function isNarrowed(sentences: Numbers['sentences'], secret: NumberSecret): boolean {
  return sentences.some((sentence) => {
    const values = sentence.quantities
      .filter((quantity) => isOfDimension(quantity, secret.unit.dimension))
      .map(({ value }) => value);
    const low = values.reduce((most, value) => (value < secret.value ? Math.max(most, value) : most), -Infinity);
    const high = values.reduce((least, value) => (value > secret.value ? Math.min(least, value) : least), Infinity);
    return high - low <= 0.35 * Math.abs(secret.value);
  });
}
