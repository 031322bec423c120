import type { ContentDocument, PublishedText, Translation } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContentProblems } from '#screen/editing/content-problems.tsx';
import { settingsPath } from '../../cms-paths.ts';
import { problemAddress } from '../../problem-address.ts';
import { IntentButton } from './intent-button.tsx';

type Refused = Exclude<PublishedText, { kind: 'published' | 'unchanged' }>;
type PublishTranslationProps = { translation: Translation; draftHash: string | null; document: ContentDocument };

/** One language goes to readers by itself; the others, and the rest of the draft, stay as they are. */
export function PublishTranslation({ document, translation, draftHash }: PublishTranslationProps) {
  const { t } = useTranslation('cms-translations');
  const [refused, setRefused] = useState<Refused | null>(null);
  const { path, state, hash } = translation;
  const language = t(`languages.${translation.language}`);
  const isDrafted = state !== null && state !== 'published';

  function tell(published: PublishedText) {
    if (published.kind !== 'published' && published.kind !== 'unchanged') return setRefused(published);
    setRefused(null);
    toast({ tone: 'ok', title: t('publish.done', { language }) });
  }

  return (
    <div className="grid justify-items-start gap-2">
      {isDrafted ? (
        <IntentButton intent="publish" fields={{ path, draft: draftHash, seen: hash }} onDone={tell} variant="primary">
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
          {(refused.kind === 'conflict' || refused.kind === 'never-published') && (
            <Link to={settingsPath(document)} className="text-action underline">
              {t('publish.toPublishing')}
            </Link>
          )}
        </Alert>
      )}
    </div>
  );
}
