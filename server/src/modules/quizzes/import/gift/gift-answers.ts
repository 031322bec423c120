import {
  type BankAnswer,
  type BankOption,
  type BankText,
  type BankWord,
  bankText,
  type NumberAnswer,
} from '../bank.ts';
import { numberRange, readNumber } from '../numbers.ts';
import { Refusal } from '../refusal.ts';
import { unhidden } from './gift-lines.ts';

type Read = { answer: BankAnswer; general: string | null };
export type GiftAnswers = { type: string; read: (format: string) => Read };

/** What stands between the braces; its first signs tell the type, as in Moodle. */
export function readAnswers(written: string | null): GiftAnswers {
  if (written === null) return refused('description', 'description');
  const [answers, general = null] = split(written, /####([\s\S]*)$/);
  const read = (type: string, answer: (format: string) => BankAnswer): GiftAnswers => ({
    type,
    read: (format) => ({ answer: answer(format), general }),
  });
  if (answers.trim() === '') return refused('essay', 'essay');
  if (answers.startsWith('>')) return read('ordering', (format) => order(answers.slice(1), format));
  if (answers.startsWith('#')) return read('numerical', (format) => numerical(answers.slice(1), format));
  if (answers.includes('~')) return read('multichoice', (format) => choice(answers, format));
  if (answers.includes('=') && answers.includes('->')) return read('match', (format) => pairs(answers, format));
  const [verdict = '', ...comments] = answers.split('#').map((part) => part.trim());
  if (/^(T|TRUE|F|FALSE)$/i.test(verdict)) {
    return read('truefalse', (format) => truth(/^T/i.test(verdict), comments, format));
  }
  // Several lines without a sign are some other kind of answer, which would be no key that anybody types.
  if (!answers.includes('=') && answers.includes('\n')) return refused('unknown', 'unknownAnswer');
  return read('shortanswer', (format) => words(answers, format));
}

/** Texts in Moodle's own format may be HTML or not. */
export function giftText(written: string, inherited: string): BankText {
  const [, own, rest = ''] = /^\s*(?:\[(html|markdown|plain|moodle)\])?([\s\S]*)$/.exec(written) ?? [];
  const text = unhidden(rest).trim();
  const format = own ?? inherited;
  if (format === 'html' || format === 'markdown' || format === 'plain') return bankText(text, format);
  return bankText(text, /<[a-z!/]/i.test(text) ? 'html' : 'plain');
}

function refused(type: string, reason: string): GiftAnswers {
  return {
    type,
    read: () => {
      throw new Refusal(reason);
    },
  };
}

function split(text: string, at: RegExp): [string, string | undefined] {
  const match = at.exec(text);
  return match ? [text.slice(0, match.index), match[1]?.trim()] : [text, undefined];
}

type Item = { isRight: boolean; percent: number | null; text: string; feedback: BankText | null };

/** `=right`, `~%50%half#comment`. */
function itemsOf(answers: string, format: string): Item[] {
  return Array.from(answers.matchAll(/([=~])([^=~]*)/g), ([, sign = '', written = '']) => {
    const [, percent, rest = ''] = /^\s*(?:%([^%]*)%)?([\s\S]*)$/.exec(written) ?? [];
    const [text = '', ...comment] = rest.split('#');
    const feedback = comment.join('#').trim();
    return {
      isRight: sign === '=',
      percent: percent === undefined ? null : percentOf(percent),
      text: text.trim(),
      feedback: feedback === '' ? null : giftText(feedback, format),
    };
  });
}

function percentOf(written: string): number {
  const percent = readNumber(written);
  if (percent === null || percent < -100 || percent > 100) throw new Refusal('badPercent', { percent: written });
  return percent;
}

/** Without a right answer that stands alone, points come from several together. */
function choice(answers: string, format: string): BankAnswer {
  const items = itemsOf(answers, format);
  const options = items.map(
    (item): BankOption => ({
      text: giftText(item.text, format),
      percent: item.percent ?? (item.isRight ? 100 : 0),
      feedback: item.feedback,
    }),
  );
  return { kind: 'choice', isSingle: items.some(({ isRight }) => isRight), options };
}

function words(answers: string, format: string): BankAnswer {
  const items = itemsOf(answers.startsWith('=') ? answers : `=${answers}`, format);
  const found = items.map(
    ({ text, percent, feedback }): BankWord => ({ text: unhidden(text), percent: percent ?? 100, feedback }),
  );
  return { kind: 'words', words: found, caseMatters: false };
}

/** `>4 ALL VERTICAL` and so on: how the ordering of Moodle picks, lays out and grades, on the line of the sign; then an item a line. */
const orderSettings = /^[ \t]*(\d*)((?:[ \t]+(?:[A-Z_]{2,}|[HV01]))*)[ \t]*(?=\n|$)/;

function order(answers: string, format: string): BankAnswer {
  const [, count = '', words = ''] = orderSettings.exec(answers) ?? [];
  const asked = count === '' || /\bALL\b/.test(words) ? null : Number(count);
  const items = answers
    .replace(orderSettings, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [grading = null] = /\b(?:ALL_OR_NOTHING|ABSOLUTE_POSITION|(?:RELATIVE|LONGEST)_[A-Z_]+)\b/.exec(words) ?? [];
  return { kind: 'order', items: items.map((item) => giftText(item, format)), asked, grading };
}

function truth(isTrue: boolean, comments: string[], format: string): BankAnswer {
  const [whenWrong, whenRight] = comments.map((comment) => (comment === '' ? null : giftText(comment, format)));
  return { kind: 'truth', isTrue, whenWrong: whenWrong ?? null, whenRight: whenRight ?? null };
}

function pairs(answers: string, format: string): BankAnswer {
  const items = itemsOf(answers, format);
  const sides = items.map(({ text }) => {
    const at = text.indexOf('->');
    if (at < 0) throw new Refusal('brokenPair');
    return { left: giftText(text.slice(0, at), format), right: giftText(text.slice(at + 2), format) };
  });
  const isWhole = ({ left }: { left: BankText }) => left.text !== '';
  return {
    kind: 'pairs',
    pairs: sides.filter(isWhole),
    extras: sides.filter((side) => !isWhole(side)).map(({ right }) => right),
    hasComments: items.some(({ feedback }) => feedback !== null),
  };
}

function numerical(answers: string, format: string): NumberAnswer {
  const written = answers.trim();
  const items = /^[=~]/.test(written) ? itemsOf(written, format) : itemsOf(`=${written}`, format);
  const numbers = items
    // A star catches everything else, to comment on it.
    .filter(({ text }) => text !== '*' && text !== '')
    .map(({ text, percent, isRight, feedback }) => {
      const range = numberRange(text);
      if (!range) throw new Refusal('badNumber', { number: unhidden(text) });
      return { ...range, percent: percent ?? (isRight ? 100 : 0), feedback };
    });
  return { kind: 'number', numbers, unit: '', isUnitRequired: false };
}
