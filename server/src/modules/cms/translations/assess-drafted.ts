import type { ContentDocument } from '@navor/contract';
import type { DocumentFiles } from '../../../content/documents.ts';
import { assessTranslationTask } from '../../../content/translations/translation-tasks.ts';
import type { Services } from '../../../platform/services.ts';
import { findCurrent } from '../drafts/write-draft.ts';
import { findMarks } from './known-marks.ts';
import { pairIn, type TranslatedFile } from './translated-file.ts';

type Asked = { document: ContentDocument; text: TranslatedFile };

/** A translation as its authors have left it, with all that is known of it. */
export async function assessDrafted(services: Pick<Services, 'db' | 'threads'>, asked: Asked) {
  const { compared, own, source } = await findDrafted(services, asked);
  return { ...(await services.threads.run(assessTranslationTask, compared)), own, source };
}

/** What is compared for that. */
export async function findDrafted({ db }: Pick<Services, 'db'>, { document, text }: Asked) {
  const { path, filePath, sourcePath } = text;
  const own = await findCurrent(db, document, filePath);
  const source = await findCurrent(db, document, sourcePath);
  const drafted = filesOf([filePath, own.current.file], [sourcePath, source.current.file]);
  const published = filesOf([filePath, own.published], [sourcePath, source.published]);
  const pairs = { drafted: pairIn(drafted, text), published: pairIn(published, text) };
  return { compared: { ...pairs, marks: await findMarks(db, { document, path }) }, own, source };
}

function filesOf(...files: (readonly [string, Parameters<DocumentFiles['set']>[1] | undefined])[]): DocumentFiles {
  return new Map(files.flatMap(([path, file]) => (file ? [[path, file]] : [])));
}
