import type { DailyLimit } from '@navor/contract';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useResetText } from './use-reset-text.ts';

type DailyLimitNoteProps = { today: DailyLimit; now: Date };

/** How many attempts the plan still grants today, and when there are new ones. */
export function DailyLimitNote({ today, now }: DailyLimitNoteProps) {
  const { t } = useTranslation('quizzes');
  const resets = useResetText(today.resets_at, now);
  const left = today.left > 0 ? t('list.today', { count: today.left }) : t('list.todayNone');
  return (
    <p role="note" className="flex items-start gap-2 text-sm">
      <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <span>
        <strong className="font-semibold">{left}</strong>{' '}
        {today.left < today.limit && <span className="text-muted">{resets}</span>}
      </span>
    </p>
  );
}
