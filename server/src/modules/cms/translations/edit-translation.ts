import type { ContentDocument, TranslationEdit } from '@navor/contract';
import type { EditedTranslation } from '../../../content/translations/edit-translated.ts';
import { translatedValuesIn, withTranslatedValue } from '../../../content/translations/translated-values.ts';
import { editTranslatedTask } from '../../../content/translations/translation-tasks.ts';
import type { Services } from '../../../platform/services.ts';
import { readValue, valueIn } from '../drafts/value-files.ts';
import { lockDocument, writeDraft } from '../drafts/write-draft.ts';
import { findDrafted } from './assess-drafted.ts';
import { addMarks } from './known-marks.ts';
import type { TranslatedFile } from './translated-file.ts';

type Request = {
  document: ContentDocument;
  text: TranslatedFile;
  edit: TranslationEdit;
  /** Of the translated file that the edit names lines of. */
  baseHash: string | null;
  userId: string;
};

/** Others may write other blocks of the text at the same moment; after so many times it is better to say so. */
const mostTries = 3;

/**
 * Changes one block of a translated text in its draft. Who writes it has its source block beside them, so that the two are
 * right for each other from then on. Of two who write different blocks at once, both have theirs.
 */
export async function editTranslation(
  services: Services,
  request: Request,
): Promise<'saved' | 'outdated' | 'untranslated'> {
  const { document, text, edit, baseHash, userId } = request;
  for (let tries = 0; tries < mostTries; tries++) {
    const { compared, own } = await findDrafted(services, { document, text });
    const { hash } = own.current;
    const edited = await services.threads.run(editTranslatedTask, { ...compared, edit, isStale: hash !== baseHash });
    if (edited.kind !== 'edited') return edited.kind;
    const bytes = written(request, edited, compared.drafted.own);
    if (!bytes) return 'outdated';
    await remember(services, request, edited);
    const { kind } = await writeDraft(services, { document, path: text.filePath, bytes, baseHash: hash, userId });
    if (kind === 'saved') return 'saved';
  }
  return 'outdated';
}

type Edited = Extract<EditedTranslation, { kind: 'edited' }>;

function written({ document, text }: Request, { result }: Edited, file: string): Buffer | undefined {
  if (!('value' in result)) return Buffer.from(result.text);
  const place = translatedValuesIn(file)[result.value]?.place;
  const value = valueIn(document, text.filePath, Buffer.from(file));
  const changed = place && value && withTranslatedValue(value, place, text.language, result.text);
  const read = changed ? readValue(document, text.filePath, changed) : undefined;
  return read?.kind === 'read' ? read.bytes : undefined;
}

/** Kept before the text is: without the text it says nothing, whereas a text without it would look outdated. */
async function remember({ db }: Services, { document, text }: Request, { marks }: Edited): Promise<void> {
  if (!marks) return;
  await db.transaction(async (tx) => {
    await lockDocument(tx, document);
    await addMarks(tx, { document, path: text.path }, marks);
  });
}
