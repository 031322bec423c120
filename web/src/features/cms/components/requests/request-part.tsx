import type { OwnAuthorRequest } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Badge } from '@navor/ui/badge.tsx';
import { Card } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { IntentForm, type IntentState } from '#screen/forms/intent-form.tsx';
import { RequestField } from './request-field.tsx';

type RequestPartProps = { request: OwnAuthorRequest; intents: { ask: IntentState; withdraw: IntentState } };

/** Asking to become an author: the form, what waits for an answer, and what the answer was. */
export function RequestPart({ request, intents }: RequestPartProps) {
  const { t } = useTranslation('cms');
  return (
    <Card className="gap-5 p-4 md:p-6" id="request">
      <div className="grid max-w-reading gap-1">
        <h2 className="font-semibold text-xl">{t('request.title')}</h2>
        <p className="text-muted">{t(request?.status === 'open' ? 'request.waitingText' : 'request.text')}</p>
      </div>
      {request?.status === 'open' ? (
        <Waiting request={request} intents={intents} />
      ) : (
        <>
          {request?.status === 'declined' && <Declined request={request} />}
          <IntentForm state={intents.ask} submitLabel={t(request ? 'request.askAgain' : 'request.ask')}>
            <RequestField typed={intents.ask.values.message} error={intents.ask.fieldError('message')} />
          </IntentForm>
        </>
      )}
    </Card>
  );
}

type Made = NonNullable<OwnAuthorRequest>;

function Waiting({ request, intents }: { request: Made; intents: RequestPartProps['intents'] }) {
  const { t } = useTranslation('cms');
  const format = useFormatter();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="warn">{t('request.waiting')}</Badge>
        <p className="text-muted text-sm">{t('request.sentOn', { date: format.date(request.requested_at) })}</p>
      </div>
      <blockquote className="wrap-anywhere max-w-reading whitespace-pre-line border-line-strong border-l-2 pl-4">
        {request.message}
      </blockquote>
      <IntentForm state={intents.withdraw} variant="secondary" submitLabel={t('request.withdraw')} />
    </div>
  );
}

function Declined({ request: { decided_at, decline_reason } }: { request: Made }) {
  const { t } = useTranslation('cms');
  const format = useFormatter();
  return (
    <Alert tone="warn" title={t('request.declined', { date: decided_at ? format.date(decided_at) : '' })}>
      <p className="wrap-anywhere">{decline_reason}</p>
    </Alert>
  );
}
