import type { Mail } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailText } from './mail-text.tsx';

type OutboxMessageProps = { mail: Mail; backTo: string };

export function OutboxMessage({ mail, backTo }: OutboxMessageProps) {
  const { t } = useTranslation('mail');
  const format = useFormatter();
  return (
    <Card className="gap-4 p-4 md:p-6">
      <Button asChild variant="ghost" size="sm" className="-ml-2 self-start lg:hidden">
        <Link to={backTo}>
          <ArrowLeft aria-hidden />
          {t('outbox.back')}
        </Link>
      </Button>
      <header className="grid gap-1">
        <h2 className="font-semibold text-xl [overflow-wrap:anywhere]">{mail.subject}</h2>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{t('to', { address: mail.to })}</p>
        <p className="tabular text-muted text-sm">{format.dateTime(mail.created_at)}</p>
      </header>
      <MailFrame html={mail.html} />
      <details className="rounded-md border border-line px-4 py-3">
        <summary className="cursor-pointer font-medium text-sm">{t('outbox.asText')}</summary>
        <div className="mt-3">
          <MailText text={mail.text} />
        </div>
      </details>
      {mail.calendar && (
        <details className="rounded-md border border-line px-4 py-3">
          <summary className="cursor-pointer font-medium text-sm">
            {t(`outbox.calendar.${mail.calendar.method}`)}
          </summary>
          <pre className="mt-3 whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{mail.calendar.content}</pre>
        </details>
      )}
    </Card>
  );
}
