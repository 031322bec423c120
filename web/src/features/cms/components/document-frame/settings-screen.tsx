import type { OpenDocument, WrittenValue } from '@navor/contract';
import { type Translated, textIn } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#platform/browser-api.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { PublishPanel } from '../publishing/publish-panel.tsx';
import { SavingState } from '../value-draft/saving-state.tsx';
import { type EditedValue, useValueDraft } from '../value-draft/use-value-draft.ts';
import { DocumentFrame } from './document-frame.tsx';

type Settings<Value> = { value: Value; hash: string };
type SettingsScreenProps<Value> = {
  kind: 'item' | 'page';
  document: OpenDocument;
  path: string;
  settings: Settings<Value> | null;
  fields: (draft: EditedValue<Value>) => ReactNode;
};

/** What the main file of a document says, as fields that save by themselves, and what can be done with the whole. */
export function SettingsScreen<Value extends Record<string, unknown> & { title: Translated }>(
  props: SettingsScreenProps<Value>,
) {
  const { kind, document, settings } = props;
  const { t } = useTranslation('cms-documents');
  const { language } = useLanguageContext();
  if (settings) return <ReadableSettings key={document.id} {...props} settings={settings} />;
  return (
    <DocumentFrame document={{ kind, id: document.id }} title={textIn(document.title, language)} part="settings">
      <Alert tone="danger">{t('settings.unreadable')}</Alert>
      <PublishPanel document={document} flush={async () => true} />
    </DocumentFrame>
  );
}

type ReadableProps<Value> = SettingsScreenProps<Value> & { settings: Settings<Value> };

function ReadableSettings<Value extends Record<string, unknown> & { title: Translated }>(props: ReadableProps<Value>) {
  const { kind, document, path, settings, fields } = props;
  const { language } = useLanguageContext();
  const { id } = document;
  const draft = useValueDraft<Value>(`${kind} ${id}`, settings, {
    write: (write): Promise<WrittenValue> => api.cms.drafts.writeValue({ kind, id, path, ...write }),
    read: async () => {
      const { value, hash } = await api.cms.drafts.readValue({ kind, id, path });
      return value && hash ? { value: value as Value, hash } : null;
    },
  });
  return (
    <DocumentFrame document={{ kind, id }} title={textIn(draft.state.value.title, language)} part="settings">
      <SavingState draft={draft} />
      <PublishPanel document={document} flush={() => draft.store.flush()} own={{ path, hash: draft.store.hash }} />
      {fields(draft)}
    </DocumentFrame>
  );
}
