import type { XmlElement } from '@rgrove/parse-xml';
import { type BankGap, type BankQuestion, type BankText, gapMark } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { settingOf, textOf } from './xml.ts';

/** Words to choose for gaps `[[1]]`, each gap from the words of its group: the number is that of the right one. */
export function readGapChoices(body: BankText, words: XmlElement[]): Pick<BankQuestion, 'body' | 'answer'> {
  const gaps: BankGap[] = [];
  const text = body.text.replace(/\[\[(\d+)\]\]/g, (_whole, number: string) => {
    const right = words[Number(number) - 1];
    if (!right) throw new Refusal('unknownGap', { gap: number });
    const group = words.filter((word) => settingOf(word, 'group') === settingOf(right, 'group'));
    const options = group.map((word) => ({ text: textOf(word), percent: word === right ? 100 : 0, feedback: null }));
    gaps.push({ weight: 1, answer: { kind: 'choice', isSingle: true, options } });
    return gapMark(gaps.length - 1);
  });
  if (gaps.length === 0) throw new Refusal('noGaps');
  return { body: { ...body, text }, answer: { kind: 'gaps', gaps } };
}
