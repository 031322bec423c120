import { longestSummary, longestTitle } from '@navor/contract/choices';
import type { Translated } from '@navor/languages';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { loadSettings } from '../components/document-frame/load-settings.ts';
import { SettingsScreen } from '../components/document-frame/settings-screen.tsx';
import { TranslatedTexts } from '../components/value-draft/translated-texts.tsx';
import type { EditedValue } from '../components/value-draft/use-value-draft.ts';
import type { Route } from './+types/page-settings.ts';

export const handle: ScreenHandle = {
  namespaces: ['cms-documents', 'cms-tabs', 'cms-courses', 'cms-drafts', 'content-problems', 'quiz-editing'],
};

/** What `page.yaml` says. */
type PageValue = { title: Translated; summary: Translated };

const path = 'page.yaml';

export function loader({ params: { pageId }, context }: Route.LoaderArgs) {
  return loadSettings<PageValue>(pageOf(context).api, { kind: 'page', id: pageId }, path);
}

export default function PageSettingsScreen({ loaderData: { document, settings } }: Route.ComponentProps) {
  return (
    <SettingsScreen<PageValue>
      kind="page"
      {...{ document, path, settings }}
      fields={(draft) => <PageSettings draft={draft} />}
    />
  );
}

function PageSettings({ draft: { state, store } }: { draft: EditedValue<PageValue> }) {
  const { t } = useTranslation('cms-documents');
  const set = (changes: Partial<PageValue>) => store.change((before) => ({ ...before, ...changes }));
  return (
    <div className="grid gap-8">
      <TranslatedTexts
        label={t('settings.name')}
        value={state.value.title}
        onCommit={(title) => set({ title })}
        maxLength={longestTitle}
      />
      <TranslatedTexts
        label={t('settings.summary')}
        help={t('settings.summaryHelp')}
        value={state.value.summary}
        onCommit={(summary) => set({ summary })}
        rows={3}
        maxLength={longestSummary}
      />
    </div>
  );
}
