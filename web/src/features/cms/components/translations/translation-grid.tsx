import type { Translation, TranslationRow } from '@navor/contract';
import type { Language } from '@navor/languages';
import { toast } from '@navor/ui/toast-store.ts';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { BlockText } from './block-text.tsx';
import { IntentButton } from './intent-button.tsx';
import { nameDrafts, type SideBySideRow, sideBySide } from './side-by-side.ts';
import { TranslatedCell } from './translated-cell.tsx';
import { partId, UnfinishedParts } from './unfinished-parts.tsx';
import { UnsavedTexts } from './unsaved-texts.tsx';

type TranslationGridProps = {
  documentName: string;
  translations: readonly Translation[];
  /** The language beside the source where there is no room for all of them. */
  language: Language;
};

/** A text and its translations, block by block: all languages where there is room, else the source and one of them. */
export function TranslationGrid({ documentName, translations, language }: TranslationGridProps) {
  const { t } = useTranslation('cms-translations');
  const rows = sideBySide(translations);
  const { user } = useAuth();
  const draftNames = nameDrafts(`translation-draft:${user?.id}:${documentName}`, translations, rows);
  return (
    <div className="@container grid gap-4">
      <UnfinishedParts rows={rows} place={translations.findIndex((one) => one.language === language)} />
      {translations.map(({ path, language: own }, place) => (
        <UnsavedTexts
          key={path}
          prefix={`translation-draft:${user?.id}:${documentName}:${path}:`}
          names={draftNames.flatMap((names) => names[place] ?? [])}
          language={own}
        />
      ))}
      <ol aria-label={t('blocks')} className="grid gap-3">
        {rows.map((row, at) => (
          <li
            key={row.key}
            id={partId(at)}
            tabIndex={-1}
            className="grid scroll-mt-20 @2xl:grid-cols-2 @6xl:grid-cols-3 items-start gap-3 rounded-md border border-line bg-surface p-3"
          >
            <SourceCell row={row} number={at + 1} translations={translations} />
            {translations.map((translation, place) => {
              const cell = row.cells[place];
              return (
                <section
                  key={translation.language}
                  aria-label={t('cell', { language: t(`languages.${translation.language}`), number: at + 1 })}
                  className={clsx(
                    'min-w-0 content-start gap-2 @max-2xl:border-line @max-2xl:border-t @max-2xl:pt-3',
                    translation.language === language ? 'grid' : '@6xl:grid hidden',
                  )}
                >
                  <p aria-hidden className="text-muted text-xs">
                    {t(`languages.${translation.language}`)}
                  </p>
                  {cell && (
                    <TranslatedCell
                      draftName={draftNames[at]?.[place] ?? ''}
                      translation={translation}
                      row={cell}
                      after={ownLineAbove(rows, at, place)}
                    />
                  )}
                </section>
              );
            })}
          </li>
        ))}
      </ol>
    </div>
  );
}

type SourceCellProps = { row: SideBySideRow; number: number; translations: readonly Translation[] };

function SourceCell({ row, number, translations }: SourceCellProps) {
  const { t } = useTranslation('cms-translations');
  const [first] = translations;
  const isOutdatedSomewhere = row.cells.some((cell) => cell?.state === 'outdated');
  if (!first) return null;
  return (
    <section
      aria-label={t('cell', { language: t(`languages.${first.source_language}`), number })}
      className="grid min-w-0 content-start gap-2"
    >
      <p aria-hidden className="text-muted text-xs">
        {t(`languages.${first.source_language}`)}
      </p>
      {row.label && <ValuePlace steps={row.label} />}
      {row.source ? (
        <BlockText block={row.source} language={first.source_language} />
      ) : (
        <p className="text-muted text-sm">{t('noSource')}</p>
      )}
      {row.source && isOutdatedSomewhere && (
        <IntentButton
          intent="minor"
          fields={{ path: first.path, source: row.source.fingerprint }}
          onDone={() => toast({ tone: 'ok', title: t('minor.done') })}
          label={t('minor.help')}
        >
          {t('minor.button')}
        </IntentButton>
      )}
    </section>
  );
}

/** The block that a moved one would follow, were it where its source is. */
function ownLineAbove(rows: readonly SideBySideRow[], at: number, place: number): number | null {
  const above = rows
    .slice(0, at)
    .map(({ cells }) => cells[place])
    .findLast(
      (cell): cell is Extract<TranslationRow, { own: unknown }> => cell !== null && cell !== undefined && 'own' in cell,
    );
  return above?.own.line ?? null;
}

/** Where a text is in its file; between the fields are ids, which are the same in every language. */
function ValuePlace({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslation('cms-translations');
  return (
    <p className="wrap-anywhere text-muted text-xs">
      {steps.map((step, at) => (
        <Fragment key={steps.slice(0, at + 1).join('/')}>
          {at > 0 && ' › '}
          {isTranslatedField(step) ? t(`fields.${step}`) : <span translate="no">{step}</span>}
        </Fragment>
      ))}
    </p>
  );
}

/** Fields of files of values that exist in several languages. */
const translatedFields = [
  ...(['title', 'summary', 'description', 'outcomes', 'modules', 'body', 'text', 'options', 'feedback'] as const),
  ...(['hints', 'solution', 'left', 'right', 'pairs', 'extras', 'slips', 'meaning', 'symbols'] as const),
  ...(['accepted', 'items', 'gaps'] as const),
];

function isTranslatedField(step: string): step is (typeof translatedFields)[number] {
  return (translatedFields as readonly string[]).includes(step);
}
