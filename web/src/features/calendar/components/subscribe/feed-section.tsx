import type { CalendarFeed } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { AskedAction } from './asked-action.tsx';
import { FeedAddress } from './feed-address.tsx';

type FeedIntents = {
  make: () => Promise<{ url: string; feed: CalendarFeed }>;
  revoke: () => Promise<{ done: true }>;
};
type FeedSectionProps = { feed: CalendarFeed | null; answer: IntentAnswer<FeedIntents> | undefined };

export function FeedSection({ feed, answer }: FeedSectionProps) {
  const { t } = useTranslation('calendar-feed');
  const making = useIntent(answer, 'make');
  const revoking = useIntent(answer, 'revoke');
  useDoneToast(revoking, t('revoked'));
  // Made in another tab meanwhile, another address is good, and the one that was shown here is not.
  const made = making.result;
  const isShown = made && feed?.created_at.getTime() === made.feed.created_at.getTime();
  const problem = making.formError ?? revoking.formError;
  return (
    <SettingsSection title={t('address.title')} text={t('address.text')}>
      <div className="grid gap-5">
        {problem && <Alert tone="danger">{problem}</Alert>}
        {isShown && <FeedAddress url={made.url} />}
        {feed && !isShown && <FeedState feed={feed} />}
        <div className="flex flex-wrap gap-2">
          {feed ? (
            <>
              <AskedAction
                state={making}
                label={t('renew.label')}
                title={t('renew.title')}
                description={t('renew.description')}
                confirmLabel={t('renew.confirm')}
              />
              <AskedAction
                state={revoking}
                label={t('revoke.label')}
                title={t('revoke.title')}
                description={t('revoke.description')}
                confirmLabel={t('revoke.confirm')}
              />
            </>
          ) : (
            <ActionForm answer={making.refusal} preventScrollReset>
              <input type="hidden" name="intent" value="make" />
              <Button type="submit" isBusy={making.isBusy}>
                <Link2 aria-hidden />
                {t('make')}
              </Button>
            </ActionForm>
          )}
        </div>
      </div>
    </SettingsSection>
  );
}

function FeedState({ feed: { created_at, last_read_at } }: { feed: CalendarFeed }) {
  const { t } = useTranslation('calendar-feed');
  const format = useFormatter();
  return (
    <div className="grid gap-1 text-sm">
      <p>{t('state.made', { moment: format.dateTime(created_at) })}</p>
      <p>{last_read_at ? t('state.read', { moment: format.dateTime(last_read_at) }) : t('state.unread')}</p>
      <p className="text-muted">{t('state.hidden')}</p>
    </div>
  );
}
