/**
 * Everything that can be wrong with a question, in the words of the command line. The codes are keys of our texts as well,
 * where the parts are `part` and `other`.
 */
const faults = {
  expressionMissing: () => 'An expression is missing',
  tooLong: () => 'The expression is too long',
  tooDeep: () => 'The expression is nested too deeply',
  tooLarge: (part: string) => `${part || 'The expression'} is too large`,
  unknownName: (name: string) => `${name} is neither a value of this question nor a function`,
  unexpected: (part: string) => `${part} is not expected here`,
  unbalanced: (part: string) => `${part || 'A parenthesis'} has no partner`,
  missingBeside: (part: string) => `Something is missing beside ${part}`,
  missingAtEnd: () => 'Something is missing at the end',
  noNumber: (part: string) => `${part} is no number; the decimal sign is the point`,
  noComparison: () => 'A condition compares two sides, such as U / R < 0.1',
  noUnit: (written: string) => `${written} is no unit`,
  noValue: (hole: string) => `${hole} is no value of this question`,
  reserved: (name: string) => `${name} has a meaning of its own`,
  isVariable: (name: string) => `${name} is a variable already`,
  rangeBackwards: () => 'The range ends before it begins',
  circle: (names: string) => `These follow from each other: ${names}`,
  noDraw: () => 'No draw meets the constraints, or a derived value has no value',
  noPinnedDraw: () => 'No draw meets the constraints with the values that are pinned',
  fewDraws: () => 'The constraints leave too few draws, or none',
  otherDimension: (found: string, expected: string) => `The expression is in ${found}, not in ${expected}`,
  unlikeTerms: (left: string, right: string) => `${left} and ${right} cannot be added`,
  changingExponent: () => 'A power of something with a unit needs a number as its exponent',
  plainExponent: (dimension: string) => `An exponent is a plain number, not in ${dimension}`,
  plainArgument: (name: string, dimension: string) => `The argument of ${name} is a plain number, not in ${dimension}`,
  noFormulas: () => 'Formulas cannot stand here',
  noKorean: () => 'Korean syllables cannot be used in questions',
  symbolAndValue: (name: string) => `${name} is a symbol of the answer and a value of this question`,
  notInForm: (form: string) => `The answer itself is not ${form}`,
  noSample: () => 'The answer has no value within the ranges of its symbols',
  slipIsAnswer: () => 'The slip equals the answer',
  someCorrect: () => 'At least one option has to be correct',
  oneCorrect: () => 'Exactly one option has to be correct',
  nothingToCompare: () => 'Nothing is left to compare with',
  idTaken: (id: string) => `${id} is the id of another one already`,
  sameText: (text: string) => `"${text}" stands there twice, so that nobody can tell one from the other`,
  noGap: (gap: string) => `${gap} is no gap of this question`,
  gapMissing: (gap: string) => `The gap ${gap} is missing`,
  gapTwice: (gap: string) => `${gap} stands twice`,
  gapInFormula: (gap: string) => `${gap} stands in a formula`,
  gapNamesAnswer: () => 'The name of the gap, which learners can find in the page, is its answer',
  noAnswer: (values: string) => `The right answer has no value that could be given, with ${values} in SI units`,
  neverAnswer: () => 'The right answer has no value that could be given',
  slipIsRight: (values: string) => `An answer that is foreseen as wrong is right, with ${values} in SI units`,
  alwaysRight: () => 'An answer that is foreseen as wrong is right',
  unused: (name: string) => `Nothing in the question uses ${name}`,
  noTopic: (topic: string) => `There is no topic "${topic}"`,
} satisfies Record<string, (...parts: string[]) => string>;

export type FaultCode = keyof typeof faults;
export type QuestionFault = { code: FaultCode; parts: string[] };

export const faultCodes = Object.keys(faults) as FaultCode[];

export function faultOf<Code extends FaultCode>(
  code: Code,
  ...parts: Parameters<(typeof faults)[Code]>
): QuestionFault {
  return { code, parts };
}

export function faultWords({ code, parts }: QuestionFault): string {
  const words: (...parts: string[]) => string = faults[code];
  return words(...parts);
}
