import type { ItemValue } from '@navor/contract';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { loadSettings } from '../components/document-frame/load-settings.ts';
import { SettingsScreen } from '../components/document-frame/settings-screen.tsx';
import { ItemSettings } from '../components/item/item-settings.tsx';
import type { Route } from './+types/item-settings.ts';

export const handle: ScreenHandle = {
  namespaces: ['cms-documents', 'cms-tabs', 'cms-courses', 'cms-drafts', 'content-problems', 'quiz-editing', 'library'],
};

const path = 'item.yaml';

export async function loader({ params: { itemId }, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { language } = preferences;
  const found = await loadSettings<ItemValue>(api, { kind: 'item', id: itemId }, path);
  return { ...found, choices: await api.cms.items.choices({ language }) };
}

export default function ItemSettingsScreen({ loaderData }: Route.ComponentProps) {
  const { document, settings, choices } = loaderData;
  return (
    <SettingsScreen<ItemValue>
      kind="item"
      {...{ document, path, settings }}
      fields={(draft) => <ItemSettings id={document.id} draft={draft} choices={choices} />}
    />
  );
}
