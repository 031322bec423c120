import { useTranslation } from 'react-i18next';
import { Mark } from '../../taking/mark.tsx';
import { RichHtml } from '../../taking/rich-html.tsx';
import { NumericAnswer } from '../numeric/taking-answer.tsx';
import type { Blanks, GapReveal } from './shape.ts';
import { gapVerdict, verdictKeys } from './taking-field.tsx';
import type { FilledGap } from './taking-gaps.ts';

/** Gap by gap, how it came out and what belongs there. */
export function GapResults({ gaps, reveal }: { gaps: FilledGap[]; reveal: Blanks['reveal'] }) {
  const { t } = useTranslation('quiz');
  return (
    <ul className="grid gap-3 rounded-md bg-sunken p-4 text-sm">
      {gaps.map((gap) => {
        const revealed = reveal.gaps[gap.name];
        if (!revealed) return null;
        const verdict = gapVerdict(revealed.share, gap.text);
        const feedback = feedbackOf(revealed.reveal, gap.text);
        return (
          <li key={gap.name} id={`${gap.id}-note`} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-medium">{t('types.blanks.gap', { number: gap.number })}:</span>
              <Mark verdict={verdict}>{t(`reveal.${verdictKeys[verdict]}`)}</Mark>
            </p>
            <div>
              <span className="text-muted">{t('reveal.answer')}</span>{' '}
              <span className="font-semibold">
                <GapAnswer gap={gap} reveal={revealed.reveal} />
              </span>
            </div>
            {feedback && <RichHtml html={feedback} kind="blocks" />}
          </li>
        );
      })}
    </ul>
  );
}

function GapAnswer({ gap, reveal }: { gap: FilledGap; reveal: GapReveal }) {
  if (reveal.type === 'numeric') return <NumericAnswer reveal={reveal} />;
  if (reveal.type === 'short-text') return reveal.answer;
  const options = gap.view.type === 'single-choice' ? gap.view.options : [];
  return <RichHtml html={options.find(({ letter }) => letter === reveal.correct)?.html ?? ''} />;
}

function feedbackOf(reveal: GapReveal, given: string): string | null {
  if (reveal.type === 'numeric') return reveal.slipFeedback;
  return reveal.type === 'short-text' ? reveal.feedback : (reveal.feedback[given] ?? null);
}
