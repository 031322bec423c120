import { defaultLanguage } from '@navor/languages';
import { inAttemptOrder, inShuffledOrder, itemAt, type Lettered } from '../../letters.ts';
import type { Drawing } from '../../question.ts';
import type { QuestionScorer } from '../../question-scorer.ts';
import { reportDuplicates } from '../../report-duplicates.ts';
import type { RichText } from '../../text.ts';
import type { Matching } from './shape.ts';

export const scorer = {
  prepare: async ({ pairs, extras }, tools) => {
    reportDuplicates(pairs, ['pairs'], tools);
    return {
      type: 'matching',
      pairs: await Promise.all(
        pairs.map(async ({ id, left, right }, at) => ({
          id,
          left: await tools.rich(left, ['pairs', at, 'left'], 'line'),
          right: await tools.rich(right, ['pairs', at, 'right'], 'line'),
        })),
      ),
      extras: await Promise.all(extras.map((extra, at) => tools.rich(extra, ['extras', at], 'line'))),
    };
  },

  view: (prepared, drawing, fill) => ({
    type: 'matching',
    lefts: leftsOf(prepared, drawing).map(({ letter, item }) => ({ letter, html: fill(item.left) })),
    rights: rightsOf(prepared, drawing).map(({ letter, item }) => ({ letter, html: fill(item.text) })),
  }),

  score: (prepared, drawing, { pairs }) => {
    const rights = rightsOf(prepared, drawing);
    const joined = leftsOf(prepared, drawing).map(({ letter, item: left }) => {
      const right = itemAt(rights, ownValue(pairs, letter) ?? '');
      return { left, right, share: right && isPartner(left, right) ? 1 : 0 };
    });
    if (joined.every(({ right }) => !right)) return { kind: 'unanswered' };
    return {
      kind: 'graded',
      share: joined.reduce((sum, { share }) => sum + share, 0) / joined.length,
      chosen: joined.flatMap(({ left, right }) => (right ? [`${left.id}=${right.id}`] : [])),
      parts: Object.fromEntries(joined.map(({ left, share }) => [left.id, { share }])),
    };
  },

  reveal: (prepared, drawing, _fill, given) => {
    const rights = rightsOf(prepared, drawing);
    const partner = ({ letter, item: left }: Lettered<Pair>) => {
      const chosen = ownValue(given?.response.pairs ?? {}, letter);
      const partners = rights.filter(({ item }) => isPartner(left, item)).map((right) => right.letter);
      const own = rights.find(({ item }) => item.id === left.id)?.letter ?? '';
      return chosen !== undefined && partners.includes(chosen) ? chosen : own;
    };
    return {
      type: 'matching',
      correct: Object.fromEntries(leftsOf(prepared, drawing).map((left) => [left.letter, partner(left)])),
    };
  },

  solve: (prepared, drawing) => ({ type: 'matching', pairs: pairsWith(prepared, drawing, (left) => left.id) }),

  /** Each left side with the partner of the next. */
  slips: (prepared, drawing) => {
    const { pairs } = prepared;
    const nextOf = (left: Pair) => pairs[(pairs.indexOf(left) + 1) % pairs.length]?.id ?? '';
    return [{ type: 'matching', pairs: pairsWith(prepared, drawing, nextOf) }];
  },
} satisfies QuestionScorer<'matching'>;

type Prepared = Matching['prepared'];
type Pair = Prepared['pairs'][number];
type Right = { id: string; text: RichText };

function leftsOf({ pairs }: Prepared, drawing: Drawing): Lettered<Pair>[] {
  return inAttemptOrder(pairs, drawing);
}

/** Shuffled however the quiz is set: in the order of the pairs they would be the answer. */
function rightsOf({ pairs, extras }: Prepared, drawing: Drawing): Lettered<Right>[] {
  const partners = pairs.map(({ id, right }) => ({ id, text: right }));
  return inShuffledOrder([...partners, ...extras.map((text, at) => ({ id: `extra-${at + 1}`, text }))], drawing);
}

/** Two pairs may have the same right side; then nobody can tell which is whose. */
function isPartner({ id, right }: Pair, other: Right): boolean {
  return id === other.id || right[defaultLanguage] === other.text[defaultLanguage];
}

function pairsWith(prepared: Prepared, drawing: Drawing, rightId: (left: Pair) => string): Record<string, string> {
  const rights = rightsOf(prepared, drawing);
  const letterOf = (id: string) => rights.find(({ item }) => item.id === id)?.letter ?? '';
  return Object.fromEntries(leftsOf(prepared, drawing).map(({ letter, item }) => [letter, letterOf(rightId(item))]));
}

function ownValue(record: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
