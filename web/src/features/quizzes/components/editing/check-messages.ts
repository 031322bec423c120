/**
 * What the checks of questions say, in the words of the command line, each with the key of our texts for it. Groups are the
 * parts that the texts name. What is not here, such as faults within Markdown, is shown as it was said.
 */
const messages = {
  expressionMissing: /^An expression is missing$/,
  tooLong: /^The expression is too long$/,
  tooDeep: /^The expression is nested too deeply$/,
  tooLarge: /^(?:.+) is too large$/,
  unknownName: /^(.+) is neither a value of this question nor a function$/,
  unexpected: /^(.+) is not expected here$/,
  unbalanced: /^(?:.+) has no partner$/,
  missingBeside: /^Something is missing beside (.+)$/,
  missingAtEnd: /^Something is missing at the end$/,
  noNumber: /^(.+) is no number; the decimal sign is the point$/,
  noComparison: /^A condition compares two sides/,
  noUnit: /^(.+) is no unit$/,
  noValue: /^(.+) is no value of this question$/,
  reserved: /^(.+) has a meaning of its own$/,
  isVariable: /^(.+) is a variable already$/,
  rangeBackwards: /^The range ends before it begins$/,
  circle: /^These follow from each other: (.+)$/,
  noDraw: /^No draw meets the constraints/,
  fewDraws: /^The constraints leave (?:too few draws|no values)/,
  noFormulas: /^Formulas cannot stand here$/,
  symbolAndValue: /^(.+) is a symbol of the answer and a value of this question$/,
  notInForm: /^The answer itself is not \w+$/,
  noSample: /^The answer has no value within the ranges of its symbols$/,
  slipIsAnswer: /^The slip equals the answer$/,
  someCorrect: /^At least one option has to be correct$/,
  oneCorrect: /^Exactly one option has to be correct$/,
  nothingToCompare: /^Nothing is left to compare with$/,
  idTaken: /^(.+) is the id of another one already$/,
  noGap: /^(\[\[.+\]\]) is no gap of this question$/,
  gapMissing: /^The gap (.+) is missing$/,
  gapTwice: /^(.+) stands twice$/,
  gapInFormula: /^(.+) stands in a formula$/,
  noAnswer: /^The right answer has no value that could be given, with (.+) in SI units$/,
  neverAnswer: /^The right answer has no value that could be given$/,
  slipIsRight: /^An answer that is foreseen as wrong is right, with (.+) in SI units$/,
  alwaysRight: /^An answer that is foreseen as wrong is right$/,
  unused: /^Nothing in the question uses (.+)$/,
  noTopic: /^There is no topic "(.+)"$/,
  otherDimension: /^The expression is in (.+), not in (.+)$/,
  unlikeTerms: /^(.+) and (.+) cannot be added$/,
  changingExponent: /^A power of something with a unit needs a number as its exponent$/,
  plainExponent: /^An exponent is a plain number, not in (.+)$/,
  plainArgument: /^The argument of (.+) is a plain number, not in (.+)$/,
};

export type CheckMessage = { key: keyof typeof messages; part: string; other: string };

export function knownMessage(said: string): CheckMessage | null {
  for (const key of Object.keys(messages) as (keyof typeof messages)[]) {
    const found = messages[key].exec(said);
    if (found) return { key, part: found[1] ?? '', other: found[2] ?? '' };
  }
  return null;
}
