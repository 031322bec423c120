import type { ListedCourseDraft } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findCourseStandings } from '../../courses/index.ts';
import { listDocuments } from '../documents/list-documents.ts';

/** The courses that somebody may edit, those last worked on first. */
export async function listCourseDrafts(db: Db, viewer: Viewer, language: Language): Promise<ListedCourseDraft[]> {
  const documents = await listDocuments(db, viewer, { kind: 'course', language });
  const standings = await findCourseStandings(
    db,
    documents.map(({ id }) => id),
  );
  return documents.map(({ kind: _, ...document }) => ({ ...document, published: standings.get(document.id) ?? null }));
}
