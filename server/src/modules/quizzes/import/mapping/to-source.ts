import { defaultLanguage } from '@navor/languages';
import { tag } from '@navor/questions/source-shapes.ts';
import { mostTags } from '@navor/questions/tags.ts';
import { type BankAnswer, type BankGap, type BankQuestion, ourGrading } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { gapName, toBlocks, toTextWithGaps } from '../text/to-markdown.ts';
import { mapChoice, mapSingle } from './choices.ts';
import { addNote, feedbackBlocks, inLanguages, lineOf, type Mapping, ownIdAt, sentence } from './mapping.ts';
import { mapNumber } from './numbers.ts';
import { namedAnswer } from './solutions.ts';
import { mapWords } from './words.ts';

/** A question of a bank as an author would have written it for us; whether it holds is looked at afterwards. */
export function toSource(mapping: Mapping, question: BankQuestion, topic: string): Record<string, unknown> {
  const { answer } = question;
  mapping.notes.push(...(question.notes ?? []));
  const hasGaps = answer.kind === 'gaps';
  const body = hasGaps ? toTextWithGaps(question.body) : toBlocks(question.body);
  if (body === '') throw new Refusal('noText');
  const solution = question.solution ? toBlocks(question.solution) : '';
  const hints = question.hints
    .slice(0, mostReadHints)
    .map(toBlocks)
    .filter((hint) => hint !== '');
  if (hints.length > mostHints) addNote(mapping, 'hintsDropped', { most: mostHints });
  if (mapping.language !== defaultLanguage) addNote(mapping, 'alsoSlovenian');
  const { type, ...own } = mapAnswer(mapping, answer, body);
  return {
    type,
    points: pointsOf(mapping, question.points),
    topic,
    ...tagsFrom(mapping, question.tags ?? []),
    body: hasGaps ? sentence(mapping, 'body.gaps') : inLanguages(mapping, body),
    ...own,
    hints: hints.slice(0, mostHints).map((hint) => inLanguages(mapping, hint)),
    solution: solution === '' ? namedAnswer(mapping, answer) : inLanguages(mapping, solution),
  };
}

/** Ours are words of letters and digits, and few. */
function tagsFrom(mapping: Mapping, given: string[]): { tags?: string[] } {
  const read = given.map((one) => ({ one, tag: tag.safeParse(one).data }));
  const all = [...new Set(read.flatMap(({ tag: own }) => own ?? []))];
  const tags = all.slice(0, mostTags);
  const dropped = [...read.flatMap(({ one, tag: own }) => (own === undefined ? [one] : [])), ...all.slice(mostTags)];
  if (dropped.length > 0) addNote(mapping, 'tagsDropped', { tags: dropped.join(', ').slice(0, 300) });
  return tags.length > 0 ? { tags } : {};
}

const mostHints = 5;
/** Some may have no words. */
const mostReadHints = 20;
const mostPoints = 20;

function pointsOf(mapping: Mapping, given: number): number {
  const points = Math.min(mostPoints, Math.max(1, Math.round(given)));
  if (points !== given) addNote(mapping, 'pointsRounded', { given, points });
  return points;
}

function mapAnswer(mapping: Mapping, answer: BankAnswer, body: string): { type: string } & Record<string, unknown> {
  switch (answer.kind) {
    case 'choice':
      return mapChoice(mapping, answer);
    case 'words':
      return mapWords(mapping, answer);
    case 'number':
      return mapNumber(mapping, answer);
    case 'truth':
      return mapTruth(mapping, answer);
    case 'pairs':
      return mapPairs(mapping, answer);
    case 'order':
      return mapOrder(mapping, answer);
    case 'gaps':
      return { type: 'blanks', text: inLanguages(mapping, body), gaps: mapGaps(mapping, answer.gaps) };
  }
}

/** Ours has one comment for both answers; the one on the wrong answer is the one that explains. */
function mapTruth(mapping: Mapping, answer: Extract<BankAnswer, { kind: 'truth' }>) {
  const { isTrue, whenRight, whenWrong } = answer;
  const feedback = feedbackBlocks(mapping, whenWrong);
  const other = feedbackBlocks(mapping, whenRight);
  if (feedback.feedback && other.feedback && feedback.feedback[defaultLanguage] !== other.feedback[defaultLanguage]) {
    addNote(mapping, 'feedbackDropped');
  }
  return { type: 'true-false', answer: isTrue, ...(feedback.feedback ? feedback : other) };
}

function mapOrder(mapping: Mapping, { items, asked, grading }: Extract<BankAnswer, { kind: 'order' }>) {
  if (items.length < 3) throw new Refusal('tooFewItems');
  if (items.length > 12) throw new Refusal('tooMany', { number: items.length, most: 12 });
  if (asked !== null && asked > 0 && asked < items.length) {
    addNote(mapping, 'allItemsAsked', { asked, total: items.length });
  }
  if (grading !== null && grading !== ourGrading) addNote(mapping, 'orderScoring');
  return {
    type: 'ordering',
    items: items.map((item, at) => ({ id: ownIdAt(at), text: lineOf(mapping, item) })),
  };
}

function mapPairs(mapping: Mapping, { pairs, extras, hasComments }: Extract<BankAnswer, { kind: 'pairs' }>) {
  if (pairs.length < 2) throw new Refusal('tooFewPairs');
  if (pairs.length > 12) throw new Refusal('tooMany', { number: pairs.length, most: 12 });
  if (extras.length > 6) throw new Refusal('tooMany', { number: extras.length, most: 6 });
  if (hasComments) addNote(mapping, 'feedbackDropped');
  return {
    type: 'matching',
    pairs: pairs.map(({ left, right }, at) => ({
      id: ownIdAt(at),
      left: lineOf(mapping, left),
      right: lineOf(mapping, right),
    })),
    extras: extras.map((extra) => lineOf(mapping, extra)),
  };
}

function mapGaps(mapping: Mapping, gaps: BankGap[]): Record<string, unknown> {
  if (gaps.some(({ weight }) => weight !== gaps[0]?.weight)) addNote(mapping, 'weightsDropped');
  return Object.fromEntries(
    gaps.map(({ answer }, at) => {
      const mapped =
        answer.kind === 'choice'
          ? mapSingle(mapping, answer.options)
          : answer.kind === 'words'
            ? mapWords(mapping, answer)
            : mapNumber(mapping, answer);
      return [gapName(at), mapped];
    }),
  );
}
