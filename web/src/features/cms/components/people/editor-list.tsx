import type { DocumentPeople } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { PersonRow } from './person-row.tsx';

type Editor = DocumentPeople['editors'][number];
type EditorListProps = { editors: Editor[]; mayManage: boolean; viewerId: string | null };

/** Who else may edit a document. */
export function EditorList({ editors, mayManage, viewerId }: EditorListProps) {
  const { t } = useTranslation('cms-people');
  const format = useFormatter();
  return (
    <TitledSection title={t('people.editors')}>
      {editors.length === 0 ? (
        <p className="text-muted text-sm">{t('people.noEditors')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {editors.map((editor) => (
            <li key={editor.id}>
              <PersonRow person={editor} note={t('people.since', { date: format.date(editor.since) })}>
                {mayManage && <ManagedEditor editor={editor} />}
                {!mayManage && editor.id === viewerId && <LeaveButton id={editor.id} />}
              </PersonRow>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function ManagedEditor({ editor: { id, full_name: name } }: { editor: Editor }) {
  const { t } = useTranslation('cms-people');
  return (
    <>
      <ConfirmedButton
        intent="handOver"
        id={id}
        texts={{
          open: t('people.handOver'),
          openOf: t('people.handOverTo', { name }),
          title: t('people.handOverTo', { name }),
          text: t('people.handOverText'),
          done: t('people.handedOver'),
        }}
      />
      <ConfirmedButton
        intent="remove"
        id={id}
        tone="danger"
        texts={{
          open: t('people.remove'),
          openOf: t('people.removeOf', { name }),
          title: t('people.removeOf', { name }),
          text: t('people.removeText'),
          done: t('people.removed'),
        }}
      />
    </>
  );
}

function LeaveButton({ id }: { id: string }) {
  const { t } = useTranslation('cms-people');
  return (
    <ConfirmedButton
      intent="leave"
      id={id}
      tone="danger"
      texts={{
        open: t('people.leave'),
        openOf: t('people.leave'),
        title: t('people.leaveTitle'),
        text: t('people.leaveText'),
        done: t('people.left'),
      }}
    />
  );
}
