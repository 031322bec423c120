import type { Turn } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { NewIdFields } from '../chat/new-ids.tsx';

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
      <NewIdFields intent="again" turnId={turn.id} />
      <Button type="submit" variant="ghost" size="sm" className="text-muted">
        <RotateCcw aria-hidden />
        {t(turn.answer?.blocks.length ? 'again' : 'tryAgain')}
      </Button>
    </form>
  );
}
