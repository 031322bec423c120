import {
  type Bank,
  type BankAnswer,
  type BankEntry,
  type BankQuestion,
  type BankText,
  gapMark,
  refuseLong,
} from '../bank.ts';
import { hasClozeGap } from '../moodle/cloze.ts';
import { Refusal } from '../refusal.ts';
import { giftText, readAnswers } from './gift-answers.ts';
import { readGiftCloze } from './gift-cloze.ts';
import { type GiftBlock, giftBlocks, hidden, unhidden } from './gift-lines.ts';

/** Reads a bank in Moodle's GIFT. Each question stands on its own: a broken one breaks no other. */
export function readGift(text: string): Bank {
  const entries: BankEntry[] = [];
  let category: string | null = null;
  for (const block of giftBlocks(text)) {
    const [, named] = /^\$CATEGORY:\s*(.*)$/.exec(block.text) ?? [];
    if (named !== undefined) category = named.split('/').at(-1)?.trim() || null;
    else entries.push(entryOf(block, category));
  }
  const problems = entries.length === 0 ? [{ line: 1, reason: { key: 'problems.noQuestions' } }] : [];
  return { entries, problems };
}

type Parts = { name: string; before: string; answers: string | null; after: string };

function entryOf({ line, text, tags }: GiftBlock, category: string | null): BankEntry {
  const source = hidden(text);
  if (hasClozeGap(text)) return clozeEntry({ line, text, tags }, category);
  const parts = partsOf(source);
  const answers = parts && readAnswers(parts.answers);
  const words = unhidden(parts?.before ?? source).replace(/^\[\w+\]/, '');
  return {
    line,
    name: (parts?.name || words).replace(/\s+/g, ' ').trim().slice(0, 80),
    type: answers?.type ?? 'unknown',
    category,
    keepsOrder: false,
    read: () => {
      if (!parts || !answers) throw new Refusal('braces');
      refuseLong(text);
      return { ...questionOf(parts, answers), tags };
    },
  };
}

function clozeEntry({ line, text, tags }: GiftBlock, category: string | null): BankEntry {
  const [, name = '', rest = ''] = /^(?:::([\s\S]*?)::)?([\s\S]*)$/.exec(text) ?? [];
  return {
    ...{ line, type: 'cloze', category, keepsOrder: false },
    name: (name.trim() || rest).replace(/\s+/g, ' ').trim().slice(0, 80),
    read: () => ({ ...readGiftCloze(text), tags }),
  };
}

/** Null where braces do not match. */
function partsOf(source: string): Parts | null {
  const [, name = '', rest = ''] = /^(?:::([\s\S]*?)::)?([\s\S]*)$/.exec(source) ?? [];
  const open = rest.indexOf('{');
  const close = rest.lastIndexOf('}');
  const title = unhidden(name).trim();
  if (open < 0 && close < 0) return { name: title, before: rest.trim(), answers: null, after: '' };
  if (open < 0 || close < open) return null;
  const answers = rest.slice(open + 1, close).trim();
  if (/[{}]/.test(answers)) return null;
  return { name: title, before: rest.slice(0, open).trim(), answers, after: rest.slice(close + 1).trim() };
}

function questionOf(parts: Parts, answers: ReturnType<typeof readAnswers>): BankQuestion {
  const format = /^\[(html|markdown|plain|moodle)\]/.exec(parts.before)?.[1] ?? 'moodle';
  const { answer, general } = answers.read(format);
  const before = parts.before.replace(/^\[\w+\]/, '').trim();
  return {
    ...bodyAndAnswer(before, parts.after, answer, format),
    ...{ points: 1, hints: [] },
    solution: general === null ? null : giftText(general, format),
  };
}

/** With text after the braces, the answer belongs into the middle of the sentence. */
function bodyAndAnswer(
  before: string,
  after: string,
  answer: BankAnswer,
  format: string,
): { body: BankText; answer: BankAnswer } {
  if (after === '') return { body: giftText(before, format), answer };
  const joined = (middle: string) => giftText(`${before} ${middle} ${after}`.replace(/ (?=[.,;:!?)])/g, ''), format);
  const fitsAGap = answer.kind === 'words' || answer.kind === 'number' || (answer.kind === 'choice' && answer.isSingle);
  if (!fitsAGap) return { body: joined('_____'), answer };
  return { body: joined(gapMark(0)), answer: { kind: 'gaps', gaps: [{ weight: 1, answer }] } };
}
