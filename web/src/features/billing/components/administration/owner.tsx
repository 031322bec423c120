import type { ListedSubscription } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { stacked } from '../stacked-rows.ts';

/** Whose it is, with the way to their page. */
export function Owner({ person }: { person: ListedSubscription['person'] }) {
  const { t } = useTranslation('billing-administration');
  if (!person) return <span className="font-normal text-muted">{t('gone')}</span>;
  const { id, full_name, email } = person;
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">{full_name}</span>
      <TextLink
        to={href('/dashboard/people/:personId', { personId: id })}
        className={clsx(stacked.link, 'font-normal text-xs [overflow-wrap:anywhere]')}
      >
        {email}
      </TextLink>
    </>
  );
}
