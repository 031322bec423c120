import { type BankQuestion, refuseLong } from '../bank.ts';
import { readCloze } from '../moodle/cloze.ts';
import { Refusal } from '../refusal.ts';
import { giftText } from './gift-answers.ts';
import { hidden, unhidden } from './gift-lines.ts';

/** A text with gaps as Moodle's Cloze writes them, which GIFT itself does not know; signs of the answers have their backslashes, as in Cloze. */
export function readGiftCloze(text: string): BankQuestion {
  refuseLong(text);
  const { text: written, format } = giftText(text.replace(/^::[\s\S]*?::/, '').trim(), 'moodle');
  const { body, answer } = readCloze({ text: written, format });
  const plain = unhidden(hidden(body.text));
  if (/(?<!\\)[{}]/.test(body.text)) throw new Refusal('braces');
  return { body: { ...body, text: plain }, answer, points: 1, hints: [], solution: null };
}
