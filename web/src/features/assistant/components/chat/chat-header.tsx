import type { AssistantStanding } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { withAttached } from '../../assistant-paths.ts';

type ChatHeaderProps = { title: string; language: string | undefined; path: string; standing: AssistantStanding };

export function ChatHeader({ title, language, path, standing }: ChatHeaderProps) {
  const { t } = useTranslation('assistant');
  const { search } = useLocation();
  const { source, model, open_attempt } = standing;
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <h1
          lang={language}
          className="wrap-anywhere min-w-0 line-clamp-3 font-semibold text-xl tracking-tight md:text-2xl"
        >
          {title}
        </h1>
        <Button asChild size="sm" variant="secondary" className="lg:hidden">
          <Link to={withAttached(`${path}?view=history`, search)}>
            <History aria-hidden />
            {t('history.title')}
          </Link>
        </Button>
      </div>
      <p className="text-muted text-sm">
        {source === 'gateway' ? t('source.gateway', { model }) : t('source.embedded')}
      </p>
      {open_attempt && (
        <Alert title={t('openAttempt.title', { title: open_attempt.title })}>
          {t('openAttempt.text')}{' '}
          <TextLink to={href('/dashboard/attempt/:attemptId', { attemptId: open_attempt.attempt_id })}>
            {t('openAttempt.link')}
          </TextLink>
        </Alert>
      )}
    </header>
  );
}
