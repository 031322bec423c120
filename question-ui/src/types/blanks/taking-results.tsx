import type { Blanks, GapReveal } from '@navor/questions/types/blanks/shape.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RightAnswer, Understood } from '../../taking/answer-result.tsx';
import { Mark } from '../../taking/mark.tsx';
import { RichHtml } from '../../taking/rich-html.tsx';
import { isSameWord } from '../../taking/same-text.ts';
import { isAsTyped, NumericAnswer } from '../numeric/taking-answer.tsx';
import { gapVerdict } from './taking-field.tsx';
import type { FilledGap } from './taking-gaps.ts';

type Revealed = Blanks['reveal']['gaps'][string];

/** What there is to say of a gap beside whether it was right, which its mark in the text tells. */
export type GapNote = {
  gap: FilledGap;
  share: number;
  understood: ReactNode;
  answer: ReactNode;
  feedback: string | null;
};

/** The gaps of which there is something to say. */
export function gapNotes(gaps: FilledGap[], reveal: Blanks['reveal']): GapNote[] {
  return gaps.flatMap((gap) => {
    const revealed = reveal.gaps[gap.name];
    if (!revealed) return [];
    const note = {
      gap,
      share: revealed.share,
      ...noteOf(gap, revealed),
      feedback: feedbackOf(revealed.reveal, gap.text),
    };
    return note.understood || note.answer || note.feedback ? [note] : [];
  });
}

export function GapNotes({ notes }: { notes: GapNote[] }) {
  const { t } = useTranslation('quiz');
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-3 rounded-md bg-sunken p-4 text-sm">
      {notes.map(({ gap, share, understood, answer, feedback }) => (
        <li key={gap.name} id={`${gap.id}-note`} className="grid gap-1">
          <p>
            <Mark verdict={gapVerdict(share, gap.text)}>{t('types.blanks.gap', { number: gap.number })}</Mark>
          </p>
          <Understood>{understood}</Understood>
          <RightAnswer>{answer}</RightAnswer>
          {feedback && <RichHtml html={feedback} kind="blocks" />}
        </li>
      ))}
    </ul>
  );
}

function noteOf({ view, text }: FilledGap, { share, reveal }: Revealed): Pick<GapNote, 'understood' | 'answer'> {
  const isRight = share === 1;
  if (reveal.type === 'numeric' && view.type === 'numeric') {
    const { answer, understood } = reveal;
    return {
      understood: understood && !isAsTyped(understood, text, view) ? understood : null,
      answer: isRight && isAsTyped(answer, text, view) ? null : <NumericAnswer reveal={reveal} />,
    };
  }
  if (reveal.type === 'short-text') {
    return { understood: null, answer: isRight && isSameWord(reveal.answer, text) ? null : reveal.answer };
  }
  const options = view.type === 'single-choice' ? view.options : [];
  const right = reveal.type === 'single-choice' && options.find(({ letter }) => letter === reveal.correct);
  return { understood: null, answer: right && !isRight ? <RichHtml html={right.html} /> : null };
}

function feedbackOf(reveal: GapReveal, given: string): string | null {
  if (reveal.type === 'numeric') return reveal.slipFeedback;
  return reveal.type === 'short-text' ? reveal.feedback : (reveal.feedback[given] ?? null);
}
