import { Badge } from '@navor/ui/badge.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { linkClasses } from '@navor/ui/link.tsx';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { translationPath } from '../cms-paths.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import type { Route } from './+types/untranslated.ts';

export const handle: ScreenHandle = { namespaces: ['cms-translations', 'cms-tabs'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return { texts: await orHidden(api.cms.translations.list({ language: preferences.language })) };
}

/** What is outdated or missing in all translations of one's documents. */
export default function UntranslatedScreen({ loaderData: { texts } }: Route.ComponentProps) {
  const { t } = useTranslation('cms-translations');
  return (
    <CmsFrame title={t('untranslated.title')} lead={t('untranslated.lead')}>
      {texts.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={t('untranslated.empty')} text={t('untranslated.emptyText')} />
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {texts.map(({ kind, id, path, language, document_title, title, outdated, missing }) => (
            <li
              key={`${kind}/${id}/${path}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4"
            >
              <div className="wrap-anywhere grid min-w-0">
                <Link to={translationPath({ kind, id }, path, language)} className={linkClasses}>
                  {title === null && path.endsWith('.yaml') ? (
                    t('shortTexts')
                  ) : (
                    <span translate="no">{title ?? document_title}</span>
                  )}
                  {` (${t(`languages.${language}`)})`}
                </Link>
                {(title || path.endsWith('.yaml')) && (
                  <span translate="no" className="text-muted text-sm">
                    {document_title}
                  </span>
                )}
              </div>
              <p className="flex flex-wrap gap-2">
                {outdated > 0 && <Badge tone="warn">{t('counts.outdated', { count: outdated })}</Badge>}
                {missing > 0 && <Badge tone="neutral">{t('counts.missing', { count: missing })}</Badge>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </CmsFrame>
  );
}
