import type { Language } from '@navor/languages';
import { formatNumber, joinUnit } from '@navor/quantities';
import type { BankAnswer, GapAnswer } from '../bank.ts';
import { toLine } from '../text/to-markdown.ts';
import { type Mapping, sentence } from './mapping.ts';
import { rightNumber, unitOf } from './numbers.ts';
import { isFull } from './percents.ts';

/** A sentence that names the right answer, for a question that came without an explanation. */
export function namedAnswer(mapping: Mapping, answer: BankAnswer) {
  switch (answer.kind) {
    case 'truth':
      return sentence(mapping, answer.isTrue ? 'solution.true' : 'solution.false');
    case 'pairs':
      return listed(
        'solution.pairs',
        answer.pairs.map(({ left, right }) => `${toLine(left)} – ${toLine(right)}`),
      );
    case 'order':
      return listed('solution.order', answer.items.map(toLine));
    case 'gaps':
      return sentence(mapping, 'solution.gaps', (language) => ({
        answers: answer.gaps.map((gap) => rightOf(gap.answer, language).join(', ')).join('; '),
      }));
    default:
      return sentence(mapping, isOne(answer) ? 'solution.one' : 'solution.several', (language) => ({
        answers: rightOf(answer, language).join('; '),
      }));
  }

  function listed(key: string, items: string[]) {
    return sentence(mapping, key, () => ({ answers: items.join('; ') }));
  }

  function rightOf(given: GapAnswer, language: Language): string[] {
    if (given.kind === 'number') {
      const number = formatNumber(rightNumber(mapping, given).value, language, 12);
      return [joinUnit(number, unitOf(mapping, given), language)];
    }
    if (given.kind === 'words') {
      const right = given.words.find(({ percent }) => isFull(percent));
      return right ? [toLine({ text: right.text.replaceAll('\\*', '*'), format: 'plain' })] : [];
    }
    const isRight = given.isSingle ? isFull : (percent: number) => percent > 0;
    return given.options.filter(({ percent }) => isRight(percent)).map(({ text }) => toLine(text));
  }
}

function isOne(answer: GapAnswer): boolean {
  return (
    answer.kind !== 'choice' || answer.isSingle || answer.options.filter(({ percent }) => percent > 0).length === 1
  );
}
