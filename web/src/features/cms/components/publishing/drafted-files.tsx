import type { OpenDocument } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** What publishing would bring to readers, and who has written it. */
export function DraftedFiles({ files }: Pick<OpenDocument, 'files'>) {
  const { t } = useTranslation('cms-drafts');
  const format = useFormatter();
  const drafted = files.flatMap(({ state, ...file }) => (state === 'published' ? [] : [{ state, ...file }]));
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1 text-action">{t('publishing.which')}</summary>
      <ul className="grid max-h-64 gap-2 overflow-y-auto pt-1">
        {drafted.map(({ path, state, updated_by, updated_at }) => (
          <li key={path} className="grid">
            <span translate="no" className="wrap-anywhere font-mono text-xs">
              {path}
            </span>
            <span className="text-muted text-xs">
              {[t(`states.${state}`), updated_by, updated_at && format.dateTime(updated_at)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
