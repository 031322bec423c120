import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { ArchiveForm } from '../components/archives/archive-form.tsx';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import type { Route } from './+types/archives.ts';

export const handle: ScreenHandle = { namespaces: ['cms-archives', 'cms-tabs', 'content-problems', 'quiz-editing'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  // To whoever writes nothing there is no such screen.
  await orHidden(api.cms.documents.list({ kind: 'item', language: preferences.language }));
}

export default function ArchivesScreen() {
  const { t } = useTranslation('cms-archives');
  return (
    <CmsFrame title={t('title')} lead={t('lead')} parents={[]}>
      <ArchiveForm />
    </CmsFrame>
  );
}
