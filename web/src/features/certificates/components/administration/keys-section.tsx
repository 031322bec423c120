import type { Api } from '@navor/contract/page-request';
import { Badge } from '@navor/ui/badge.tsx';
import { linkClasses } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { ReasonDialog } from '#screen/forms/reason-dialog.tsx';
import { TitledSection } from '#screen/titled-section.tsx';

type SigningKey = Awaited<ReturnType<Api['certificates']['administration']['keys']>>[number];

const tones = { 'in-use': 'ok', unreadable: 'destructive', spare: 'neutral', retired: 'neutral' } as const;

export function KeysSection({ keys }: { keys: SigningKey[] }) {
  const { t } = useTranslation('certificate-administration');
  return (
    <TitledSection title={t('keys.title')} text={t('keys.text')}>
      {keys.length === 0 ? (
        <p className="text-muted text-sm">{t('keys.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {keys.map((key) => (
            <KeyItem key={key.id} signingKey={key} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function KeyItem({ signingKey: { id, created_at, retired_at, state } }: { signingKey: SigningKey }) {
  const { t } = useTranslation('certificate-administration');
  const format = useFormatter();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4 md:px-6">
      <div className="grid min-w-0 grow basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span translate="no" className="font-mono text-sm wrap-anywhere">
            {id}
          </span>
          <Badge tone={tones[state]}>{t(`keys.state.${state}`)}</Badge>
        </p>
        <p className="tabular text-muted text-sm">
          {t('keys.created', { date: format.date(created_at) })}
          {retired_at && `, ${t('keys.retiredOn', { date: format.date(retired_at) })}`}
        </p>
        {state === 'unreadable' && <p className="text-sm">{t('keys.unreadableText')}</p>}
      </div>
      <a href={`/api/credentials/keys/${encodeURIComponent(id)}`} className={`${linkClasses} text-sm`}>
        {t('keys.see')}
      </a>
      {(state === 'in-use' || state === 'unreadable') && <RotateDialog id={id} />}
    </li>
  );
}

function RotateDialog({ id }: { id: string }) {
  const { t } = useTranslation('certificate-administration');
  return (
    <ReasonDialog
      intent="rotate-key"
      id={id}
      texts={{
        open: t('rotate.open'),
        openOf: t('rotate.openOf', { id }),
        title: t('rotate.title'),
        consequence: t('rotate.consequence'),
        reason: t('rotate.reason'),
        reasonHelp: t('rotate.reasonHelp'),
        submit: t('rotate.submit'),
        cancel: t('rotate.cancel'),
        done: t('rotate.done'),
      }}
    />
  );
}
