import type { UntranslatedText } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { TitledSection } from '#screen/titled-section.tsx';
import { translationPath } from '../../cms-paths.ts';
import { blocksOf, type Work } from './find-workbench.ts';
import { WorkLink } from './work-link.tsx';

/** Translations that need a hand, those with most to do first; all of them are on a screen of their own. */
export function UntranslatedList({
  untranslated,
  untranslated_count,
}: Pick<Work, 'untranslated' | 'untranslated_count'>) {
  const { t } = useTranslation('cms');
  return (
    <TitledSection
      title={t('untranslated.title')}
      aside={
        untranslated_count > untranslated.length && (
          <TextLink to={href('/dashboard/cms/translations')} className="tabular text-sm">
            {t('untranslated.all', { count: untranslated_count })}
          </TextLink>
        )
      }
    >
      {untranslated.length === 0 ? (
        <p className="text-muted text-sm">{t('untranslated.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {untranslated.map((text) => (
            <WorkLink
              key={`${text.kind}/${text.id}/${text.path}`}
              to={translationPath(text, text.path, text.language)}
              title={titleOf(text)}
              note={t(`untranslated.${text.language}`, { count: blocksOf(text) })}
            />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** A short text is called as its document is, and a question has no name that tells much without its quiz. */
function titleOf({ title, document_title, path }: UntranslatedText): string {
  return title && path.endsWith('.yaml') ? `${document_title} · ${title}` : (title ?? document_title);
}
