import type { ContentDocument, Published, Translation } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContentProblems } from '#screen/editing/content-problems.tsx';
import { settingsPath } from '../../cms-paths.ts';
import { problemAddress } from '../../problem-address.ts';
import { IntentButton } from './intent-button.tsx';

type PublishTranslationProps = { translation: Translation; draftHash: string | null; document: ContentDocument };

/** One language goes to readers by itself; the others, and the rest of the draft, stay as they are. */
export function PublishTranslation({ document, translation, draftHash }: PublishTranslationProps) {
  const { t } = useTranslation('cms-translations');
  const [refused, setRefused] = useState<Exclude<Published, { kind: 'published' }> | null>(null);
  const { path, state } = translation;
  const language = t(`languages.${translation.language}`);
  const isDrafted = state !== null && state !== 'published';

  function tell(published: Published) {
    setRefused(published.kind === 'published' ? null : published);
    if (published.kind === 'published') toast({ tone: 'ok', title: t('publish.done', { language }) });
  }

  return (
    <div className="grid justify-items-start gap-2">
      {isDrafted ? (
        <IntentButton intent="publish" fields={{ path, draft: draftHash }} onDone={tell} variant="primary">
          {t('publish.button', { language })}
        </IntentButton>
      ) : (
        <p className="text-muted text-sm">{state === null ? t('publish.nothing') : t('publish.isPublished')}</p>
      )}
      {refused && (
        <Alert tone="danger" title={t(`publish.${refused.kind}`)}>
          {refused.kind === 'refused' && (
            <ContentProblems
              problems={refused.problems.filter(({ severity }) => severity === 'error')}
              addressOf={(path) => problemAddress(document, path)}
            />
          )}
          {refused.kind === 'conflict' && (
            <Link to={settingsPath(document)} className="text-action underline">
              {t('publish.toPublishing')}
            </Link>
          )}
        </Alert>
      )}
    </div>
  );
}
