import type { Turn } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useNewIds } from '../chat/new-ids.tsx';

type RetryButtonProps = { turn: Turn; onRetry: (turn: Turn) => void };

export function RetryButton({ turn, onRetry }: RetryButtonProps) {
  const { t } = useTranslation('assistant');
  const { pathname } = useLocation();
  return (
    <form
      method="post"
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        onRetry(turn);
      }}
    >
      <input type="hidden" name="intent" value="again" />
      <input type="hidden" name="turn_id" value={turn.id} />
      <input type="hidden" name="answer_id" value={useNewIds().answerId} />
      <Button type="submit" variant="ghost" size="sm" className="text-muted">
        <RotateCcw aria-hidden />
        {t('again')}
      </Button>
    </form>
  );
}
