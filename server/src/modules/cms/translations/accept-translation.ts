import type { ContentDocument } from '@navor/contract';
import type { TranslationRow } from '../../../content/translations/compare-translation.ts';
import type { TranslationMark } from '../../../content/translations/translation-marks.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockDocument } from '../drafts/write-draft.ts';
import { assessDrafted } from './assess-drafted.ts';
import { addMarks } from './known-marks.ts';
import { type TranslatedFile, translationsOf } from './translated-file.ts';

type OfText = { document: ContentDocument; text: TranslatedFile };
/** With all that is known of the text so far, published or marked. */
type Known = OfText & { known: readonly TranslationMark[] };
type Outdated = Extract<TranslationRow, { state: 'outdated' }>;

/** Somebody has read both: a translated block is right for its source block as it is now. Twice is once. */
export async function acceptTranslation(
  services: Services,
  { document, text, own, source }: OfText & { own: string; source: string },
): Promise<void> {
  const { rows, marks } = await assessDrafted(services, { document, text });
  const row = found(
    rows.find(
      (one) =>
        (one.state === 'outdated' || one.state === 'current') &&
        one.own.fingerprint === own &&
        one.source.fingerprint === source,
    ),
  );
  if (row.state === 'outdated') await remember(services, { document, text, known: marks }, [row]);
}

/** A source block says what it said before in other words: its translations into every language stay right. */
export async function acceptMinorChange(
  services: Services,
  { document, text, source }: OfText & { source: string },
): Promise<void> {
  for (const translated of translationsOf(document, text.sourcePath)) {
    const { rows, marks } = await assessDrafted(services, { document, text: translated });
    const outdated = rows.filter((row) => row.state === 'outdated' && row.source.fingerprint === source) as Outdated[];
    if (outdated.length > 0) await remember(services, { document, text: translated, known: marks }, outdated);
  }
}

function remember({ db }: Services, { document, text, known }: Known, rows: readonly Outdated[]): Promise<void> {
  const marks = rows.map(
    ({ own, source }): TranslationMark => ({
      ...{ own: own.fingerprint, source: source.fingerprint, sourceText: source.text },
    }),
  );
  return db.transaction(async (tx) => {
    await lockDocument(tx, document);
    await addMarks(tx, { document, path: text.path }, [...known, ...marks]);
  });
}
