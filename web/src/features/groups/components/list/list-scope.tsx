import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '#screen/filter-form/choice-links.tsx';
import { addressOf, type Filters } from './filters.ts';

/** All sessions, or those that somebody takes part in. */
export function ListScope({ path, filters }: { path: string; filters: Filters }) {
  const { t } = useTranslation('groups');
  const scopes = [
    { label: t('list.all'), mine: undefined },
    { label: t('list.mine'), mine: 'true' },
  ] as const;
  return (
    <ChoiceLinks
      label={t('list.scope')}
      choices={scopes.map(({ label, mine }) => ({
        label,
        address: addressOf(path, { mine }),
        isCurrent: filters.mine === mine,
      }))}
    />
  );
}
