import type { XmlElement } from '@rgrove/parse-xml';
import {
  type BankAnswer,
  type BankGap,
  type BankQuestion,
  type BankText,
  gapMark,
  mostGaps,
  mostOptions,
  refuseMany,
} from '../bank.ts';
import { numberRange, readNumber } from '../numbers.ts';
import { Refusal } from '../refusal.ts';
import { readCloze } from './cloze.ts';
import { childOf, childrenOf, isOn, percentOf, settingOf, textIfAny, textOf, wordsOf } from './xml.ts';

type Answered = Pick<BankQuestion, 'body' | 'answer'>;

/** What a type of Moodle's asks for. */
export function readMoodleAnswer(type: string, question: XmlElement, body: BankText): Answered {
  const read = readers[type];
  if (!read) throw new Refusal(reasons[type] ?? 'unknownType', { type });
  const given = read(question, body);
  return 'kind' in given ? { body, answer: given } : given;
}

const readers: Record<string, (question: XmlElement, body: BankText) => BankAnswer | Answered> = {
  multichoice: (question) => ({
    kind: 'choice',
    // Left out, it means one answer, as it does to Moodle.
    isSingle: settingOf(question, 'single') === '' || isOn(question, 'single'),
    options: childrenOf(question, 'answer').map((answer) => ({
      text: textOf(answer),
      percent: percentOf(answer),
      feedback: textIfAny(childOf(answer, 'feedback')),
    })),
  }),
  truefalse: (question) => {
    const answers = childrenOf(question, 'answer');
    const right = answers.find((answer) => percentOf(answer) === 100);
    const wrong = answers.find((answer) => answer !== right);
    if (!right) throw new Refusal('noFullAnswer');
    const verdict = wordsOf(right);
    if (!/^(true|false)$/i.test(verdict)) throw new Refusal('unknownTruth', { answer: verdict });
    return {
      kind: 'truth',
      isTrue: /^true$/i.test(verdict),
      whenRight: textIfAny(childOf(right, 'feedback')),
      whenWrong: wrong ? textIfAny(childOf(wrong, 'feedback')) : null,
    };
  },
  shortanswer: (question) => ({
    kind: 'words',
    caseMatters: isOn(question, 'usecase'),
    words: childrenOf(question, 'answer').map((answer) => ({
      text: wordsOf(answer),
      percent: percentOf(answer),
      feedback: textIfAny(childOf(answer, 'feedback')),
    })),
  }),
  numerical,
  matching: matchingPairs,
  match: matchingPairs,
  ordering: (question) => ({
    kind: 'order',
    items: childrenOf(question, 'answer').map(textOf),
    // Older versions write 0 for all of them.
    asked: ['', '0', 'ALL'].includes(settingOf(question, 'selecttype'))
      ? null
      : readNumber(settingOf(question, 'selectcount')),
    grading: settingOf(question, 'gradingtype') || null,
  }),
  cloze: (_question, body) => readCloze(body),
  multianswer: (_question, body) => readCloze(body),
  gapselect: (question, body) => readGapChoices(body, childrenOf(question, 'selectoption')),
  ddwtos: (question, body) => readGapChoices(body, childrenOf(question, 'dragbox')),
};

/** Types that we know and yet do not take. */
const reasons: Record<string, string> = {
  essay: 'essay',
  description: 'description',
  calculated: 'calculated',
  calculatedsimple: 'calculated',
  calculatedmulti: 'calculated',
  ddimageortext: 'onImage',
  ddmarker: 'onImage',
};

function numerical(question: XmlElement): BankAnswer {
  const numbers = childrenOf(question, 'answer')
    // A star catches everything else, to comment on it.
    .filter((answer) => wordsOf(answer) !== '*')
    .map((answer) => {
      const written = `${wordsOf(answer)}:${settingOf(answer, 'tolerance') || '0'}`;
      const range = numberRange(written);
      if (!range) throw new Refusal('badNumber', { number: written });
      return { ...range, percent: percentOf(answer), feedback: textIfAny(childOf(answer, 'feedback')) };
    });
  const listed = childOf(question, 'units');
  const units = listed ? childrenOf(listed, 'unit') : [];
  const main = units.find((unit) => readNumber(settingOf(unit, 'multiplier')) === 1) ?? units[0];
  const grading = settingOf(question, 'unitgradingtype');
  return {
    ...{ kind: 'number', numbers },
    unit: main ? settingOf(main, 'unit_name') : '',
    isUnitRequired: main !== undefined && grading !== '' && grading !== '0',
  };
}

function matchingPairs(question: XmlElement): BankAnswer {
  const sides = childrenOf(question, 'subquestion').map((side) => ({
    left: textOf(side),
    right: textOf(childOf(side, 'answer')),
  }));
  return {
    kind: 'pairs',
    pairs: sides.filter(({ left }) => left.text !== ''),
    extras: sides.flatMap(({ left, right }) => (left.text === '' ? [right] : [])),
    hasComments: false,
  };
}

/** Words to choose for gaps `[[1]]`, each gap from the words of its group: the number is that of the right one. */
function readGapChoices(body: BankText, words: XmlElement[]): Pick<BankQuestion, 'body' | 'answer'> {
  const gaps: BankGap[] = [];
  const groupOf = (word: XmlElement) => settingOf(word, 'group');
  const groups = Map.groupBy(words, groupOf);
  const text = body.text.replace(/\[\[(\d+)\]\]/g, (_whole, number: string) => {
    const right = words[Number(number) - 1];
    if (!right) throw new Refusal('unknownGap', { gap: number });
    const group = groups.get(groupOf(right)) ?? [];
    refuseMany(group.length, mostOptions);
    refuseMany(gaps.length + 1, mostGaps);
    const options = group.map((word) => ({ text: textOf(word), percent: word === right ? 100 : 0, feedback: null }));
    gaps.push({ weight: 1, answer: { kind: 'choice', isSingle: true, options } });
    return gapMark(gaps.length - 1);
  });
  if (gaps.length === 0) throw new Refusal('noGaps');
  return { body: { ...body, text }, answer: { kind: 'gaps', gaps } };
}
