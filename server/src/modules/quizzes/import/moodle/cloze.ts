import {
  type BankGap,
  type BankOption,
  type BankQuestion,
  type BankText,
  type GapAnswer,
  gapMark,
  mostGaps,
  refuseMany,
} from '../bank.ts';
import { numberRange, readNumber } from '../numbers.ts';
import { Refusal } from '../refusal.ts';

/** `{2:NUMERICAL:=12.5:0.1#comment}`; a brace, tilde, hash or equals sign of the answer itself has a backslash. */
const gap = /\{\s*(?:(\d+)\s*)?:\s*([A-Z_]+)\s*:((?:\\.|[^{}\\])*)\}/gi;

export function hasClozeGap(text: string): boolean {
  return text.search(gap) >= 0;
}

/** A text with questions inside of it. */
export function readCloze(body: BankText): Pick<BankQuestion, 'body' | 'answer'> {
  const gaps: BankGap[] = [];
  const text = body.text.replace(gap, (_whole, weight: string | undefined, type: string, answers: string) => {
    refuseMany(gaps.length + 1, mostGaps);
    gaps.push({ weight: Number(weight || '1'), answer: readGap(type.toUpperCase(), answers) });
    return gapMark(gaps.length - 1);
  });
  if (gaps.length === 0) throw new Refusal('noGaps');
  if (/\{\s*(?:\d+\s*)?:\s*[A-Z_]+\s*:/i.test(text)) throw new Refusal('braces');
  return { body: { ...body, text }, answer: { kind: 'gaps', gaps } };
}

type Kind = 'words' | 'cased-words' | 'number' | 'choice';

const kinds: Record<string, Kind> = {
  ...{ SHORTANSWER: 'words', SA: 'words', MW: 'words' },
  ...{ SHORTANSWER_C: 'cased-words', SAC: 'cased-words', MWC: 'cased-words' },
  ...{ NUMERICAL: 'number', NM: 'number' },
  ...{ MULTICHOICE: 'choice', MC: 'choice', MULTICHOICE_S: 'choice', MCS: 'choice' },
  ...{ MULTICHOICE_V: 'choice', MCV: 'choice', MULTICHOICE_VS: 'choice', MCVS: 'choice' },
  ...{ MULTICHOICE_H: 'choice', MCH: 'choice', MULTICHOICE_HS: 'choice', MCHS: 'choice' },
};

function readGap(type: string, written: string): GapAnswer {
  const kind = kinds[type];
  if (!kind) throw new Refusal('unknownGapType', { type });
  // Markup is taken out of what is typed, and an image would go with it.
  if (kind !== 'choice' && /<img\b/i.test(written)) throw new Refusal('imageInAnswer');
  const options = written.split(/(?<!\\)~/).map(readOption);
  if (kind === 'choice') return { kind, isSingle: true, options };
  if (kind === 'number') return { kind, numbers: options.flatMap(readGapNumber), unit: '', isUnitRequired: false };
  const words = options.map(({ text, ...option }) => ({ ...option, text: withoutMarkup(text.text) }));
  return { kind: 'words', words, caseMatters: kind === 'cased-words' };
}

function readOption(written: string): BankOption {
  const [, right, percent, rest = ''] = /^\s*(?:(=)|%(-?[\d.,]+)%)?([\s\S]*)$/.exec(written) ?? [];
  const [text = '', feedback = ''] = rest.split(/(?<!\\)#/).map((part) => part.replace(/\\(.)/g, '$1').trim());
  return {
    text: { text, format: 'html' },
    percent: right ? 100 : (readNumber(percent ?? '0') ?? 0),
    feedback: feedback === '' ? null : { text: feedback, format: 'html' },
  };
}

function readGapNumber({ text: { text }, ...option }: BankOption) {
  if (text === '*') return [];
  const range = numberRange(withoutMarkup(text));
  if (!range) throw new Refusal('badNumber', { number: text });
  return [{ ...range, ...option }];
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Typed answers stand in the HTML of the text. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);|&#(\d+);/g, (_whole, name?: string, code?: string) =>
      name ? (named[name] ?? '') : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .trim();
}
