import type { ListedSubscription, PersonDetails } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { SubscriptionsTable } from '#features/billing/index.ts';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { TitledSection } from '#screen/titled-section.tsx';

type PersonSubscriptionsProps = { person: PersonDetails; subscriptions: ListedSubscription[]; count: number };

/** What somebody has bought and been granted, those that are over included. */
export function PersonSubscriptions({ person, subscriptions, count }: PersonSubscriptionsProps) {
  const { t } = useTranslation('people');
  return (
    <TitledSection
      title={t('person.subscriptions')}
      {...(count > subscriptions.length && {
        text: t('person.subscriptionsShown', { shown: subscriptions.length, count }),
      })}
    >
      {subscriptions.length === 0 ? (
        <p className="text-muted text-sm">{t('person.noSubscriptions')}</p>
      ) : (
        <SubscriptionsTable subscriptions={subscriptions} hasOwners={false} />
      )}
      <TextLink
        to={listAddress(href('/dashboard/subscriptions'), { search: person.email, grant: person.email })}
        className="justify-self-start text-sm"
      >
        {t('person.grant')}
      </TextLink>
    </TitledSection>
  );
}
