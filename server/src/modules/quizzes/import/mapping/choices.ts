import { type BankOption, type ChoiceAnswer, mostOptions, refuseMany } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { addNote, feedbackLine, lineOf, type Mapping, ownIdAt } from './mapping.ts';
import { isFull, isSame } from './percents.ts';

/** With one right answer, or with several that earn points together. */
export function mapChoice(mapping: Mapping, answer: ChoiceAnswer) {
  return answer.isSingle ? mapSingle(mapping, answer.options) : mapSeveral(mapping, answer.options);
}

export function mapSingle(mapping: Mapping, options: BankOption[]) {
  checkNumber(options);
  const right = options.filter(({ percent }) => isFull(percent));
  if (right.length === 0) throw new Refusal('noFullAnswer');
  if (right.length > 1) throw new Refusal('severalFullAnswers');
  if (options.some(({ percent }) => percent > 0 && !isFull(percent))) addNote(mapping, 'partialDropped');
  if (options.some(({ percent }) => percent < 0)) addNote(mapping, 'penaltyDropped');
  return { type: 'single-choice' as const, options: optionsOf(mapping, options, ({ percent }) => isFull(percent)) };
}

function mapSeveral(mapping: Mapping, options: BankOption[]) {
  checkNumber(options);
  const right = options.filter(({ percent }) => percent > 0);
  const sum = right.reduce((total, { percent }) => total + percent, 0);
  // Moodle itself rounds fractions such as a seventh.
  if (Math.abs(sum - 100) > 1) throw new Refusal('badPercents', { sum: Math.round(sum) });
  const wrong = options.filter(({ percent }) => percent <= 0);
  // As our own scoring has it: right ones share the points, and wrong ones take off as much together.
  const isOurs =
    right.every(({ percent }) => isSame(percent, 100 / right.length)) &&
    wrong.every(({ percent }) => isSame(percent, -100 / wrong.length));
  if (!isOurs) addNote(mapping, 'ownScoring');
  return { type: 'multiple-choice' as const, options: optionsOf(mapping, options, ({ percent }) => percent > 0) };
}

function checkNumber(options: BankOption[]): void {
  if (options.length < 2) throw new Refusal('tooFewOptions');
  refuseMany(options.length, mostOptions);
}

function optionsOf(mapping: Mapping, options: BankOption[], isRight: (option: BankOption) => boolean) {
  return options.map((option, at) => ({
    id: ownIdAt(at),
    text: lineOf(mapping, option.text),
    correct: isRight(option),
    ...feedbackLine(mapping, option.feedback),
  }));
}
