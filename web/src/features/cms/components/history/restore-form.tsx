import type { ContentDocument, DocumentVersion } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { historyPath } from '../../cms-paths.ts';

type RestoreFormProps = {
  document: ContentDocument;
  version: Pick<DocumentVersion, 'id' | 'number'>;
  /** Of the draft that is looked at, which it takes the place of. */
  draftHash: string | null;
};

/** Makes a version the draft; the history answers, with a way to take it back. */
export function RestoreForm({ document, version: { id, number }, draftHash }: RestoreFormProps) {
  const { t } = useTranslation('cms-history');
  return (
    <RestoreFields document={document} versionId={id} draftHash={draftHash}>
      {(isBusy) => (
        <Button type="submit" variant="secondary" size="sm" isBusy={isBusy} aria-label={t('restoreOf', { number })}>
          {t('restore')}
        </Button>
      )}
    </RestoreFields>
  );
}

type UndoFormProps = { document: ContentDocument; versionId: string; draftHash: string | null };

/** What was there before is a version as well. */
export function UndoForm({ document, versionId, draftHash }: UndoFormProps) {
  const { t } = useTranslation('cms-history');
  return (
    <RestoreFields document={document} versionId={versionId} draftHash={draftHash}>
      {(isBusy) => (
        <Button type="submit" variant="secondary" size="sm" isBusy={isBusy}>
          {t('undo')}
        </Button>
      )}
    </RestoreFields>
  );
}

type RestoreFieldsProps = UndoFormProps & { children: (isBusy: boolean) => ReactNode };

function RestoreFields({ document, versionId, draftHash, children }: RestoreFieldsProps) {
  const { state, formData } = useNavigation();
  return (
    <ActionForm answer={undefined} action={historyPath(document)} preventScrollReset>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="version_id" value={versionId} />
      <input type="hidden" name="draft_hash" value={draftHash ?? ''} />
      {children(state !== 'idle' && formData?.get('version_id') === versionId)}
    </ActionForm>
  );
}
