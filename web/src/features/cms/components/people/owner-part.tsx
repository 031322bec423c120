import type { DocumentPeople } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#screen/titled-section.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { PersonRow } from './person-row.tsx';

/** Whose a document is; to whom it can be handed over is said in the rows of its editors. */
export function OwnerPart({ owner, mayManage }: { owner: DocumentPeople['owner']; mayManage: boolean }) {
  const { t } = useTranslation('cms-people');
  return (
    <TitledSection title={t('people.owner')}>
      <div className="rounded-md border border-line bg-surface">
        {owner ? (
          <PersonRow person={owner}>
            {mayManage && (
              <ConfirmedButton
                intent="handOver"
                id=""
                texts={{
                  open: t('people.giveToHouse'),
                  openOf: t('people.giveToHouse'),
                  title: t('people.giveToHouseTitle'),
                  text: t('people.giveToHouseText'),
                  done: t('people.handedOver'),
                }}
              />
            )}
          </PersonRow>
        ) : (
          <p className="p-4 text-muted text-sm md:px-6">{t('people.house')}</p>
        )}
      </div>
    </TitledSection>
  );
}
