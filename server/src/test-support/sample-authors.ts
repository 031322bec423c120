import type { DocumentKindName } from '@navor/contract';
import type { TestDatabase } from './test-database.ts';

const tables = { course: 'courses', quiz: 'quizzes', item: 'library_items' } satisfies Partial<
  Record<DocumentKindName, string>
>;

/** Makes somebody the owner of everything of a kind that the database has by now. */
export async function giveDocuments(database: TestDatabase, ownerId: string, kind: keyof typeof tables): Promise<void> {
  await database.query(
    `INSERT INTO content_owners (kind, id, owner_id) SELECT $1, id, $2 FROM ${tables[kind]}
     ON CONFLICT (kind, id) DO UPDATE SET owner_id = excluded.owner_id`,
    [kind, ownerId],
  );
}
