import { recurrenceScopes } from '@navor/contract/choices';
import { Chips } from '@navor/ui/chips.tsx';
import { useTranslation } from 'react-i18next';

/** Which of many occurrences is meant. */
export function ScopeField({ chosen }: { chosen: string }) {
  const { t } = useTranslation('calendar');
  return (
    <Chips
      legend={t('scope.text')}
      name="scope"
      choice="one"
      chosen={[chosen]}
      chips={recurrenceScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
    />
  );
}
