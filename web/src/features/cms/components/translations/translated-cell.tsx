import type { Translation, TranslationRow, WrittenTranslation } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { BlockText } from './block-text.tsx';
import { ChangedWords } from './changed-words.tsx';
import { IntentButton } from './intent-button.tsx';
import { TranslatedBlockForm } from './translated-block-form.tsx';

type TranslatedCellProps = {
  /** By which unsaved text is known. */
  draftName: string;
  translation: Translation;
  row: TranslationRow;
  /** The line of the translated block that its source would have it stand after. */
  after: number | null;
};

/** What one language has of a block, how it stands, and what can be done about it. */
export function TranslatedCell({ draftName, translation, row, after }: TranslatedCellProps) {
  const { t } = useTranslation('cms-translations');
  const { path, language, hash } = translation;
  const own = 'own' in row ? row.own : null;
  const source = 'source' in row ? row.source.fingerprint : null;
  const file = { path, base: hash };
  const isMoved = 'is_moved' in row && row.is_moved;
  const label = t('edit.label', { language: t(`languages.${language}`) });

  function tell({ kind }: WrittenTranslation) {
    if (kind === 'outdated') toast({ tone: 'danger', title: t('edit.outdated') });
    else toast({ tone: 'ok', title: t('edit.saved') });
  }

  return (
    <>
      {(row.state !== 'current' || isMoved) && (
        <p className="flex flex-wrap gap-2">
          {row.state !== 'current' && <Badge tone="warn">{t(`states.${row.state}`)}</Badge>}
          {isMoved && <Badge tone="neutral">{t('states.moved')}</Badge>}
        </p>
      )}
      {own && <BlockText block={own} language={language} />}
      {row.state === 'outdated' && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm py-2 text-action text-sm underline-offset-4 hover:underline">
            {t('changes.title')}
          </summary>
          <ChangedWords changes={row.source_changes} language={translation.source_language} />
        </details>
      )}
      <div className="flex flex-wrap items-start gap-2">
        {row.state === 'outdated' && (
          <IntentButton<Translation>
            intent="check"
            fields={{ path, own: row.own.fingerprint, source }}
            onDone={() => toast({ tone: 'ok', title: t('check.done') })}
          >
            {t('check.button')}
          </IntentButton>
        )}
        {own && isMoved && (
          <IntentButton intent="move" fields={{ ...file, line: own.line, after }} onDone={tell}>
            {t('move')}
          </IntentButton>
        )}
        {row.state === 'extra' && (
          <IntentButton
            intent="remove"
            fields={{ ...file, line: row.own.line, own: row.own.fingerprint }}
            onDone={tell}
          >
            {t('remove')}
          </IntentButton>
        )}
      </div>
      <TranslatedBlockForm
        intent={own ? 'replace' : 'insert'}
        fields={{
          ...file,
          source,
          ...(own ? { line: own.line, own: own.fingerprint } : { after: row.state === 'missing' ? row.after : null }),
        }}
        text={own?.text ?? ''}
        sourceText={'source' in row ? row.source.text : ''}
        name={draftName}
        language={language}
        label={label}
      />
    </>
  );
}
