import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigration } from '../../../test-support/read-migration.ts';
import { createTestDatabase, type TestDatabase } from '../../../test-support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('tells what was kept before a publication from what was imported, also by somebody who is gone', async () => {
  await database.query(
    `INSERT INTO cms_versions (kind, document_id, number, reason, files, created_at)
     VALUES ('quiz', 'moc', 1, 'imported', '{}', '2026-01-01'), ('quiz', 'moc', 2, 'published', '{}', '2026-01-01'),
            ('quiz', 'moc', 3, 'imported', '{}', '2026-01-02'), ('quiz', 'moc', 4, 'unpublished', '{}', '2026-01-02'),
            ('quiz', 'moc', 5, 'imported', '{}', '2026-01-03'), ('quiz', 'moc', 6, 'published', '{}', '2026-01-04'),
            ('quiz', 'tok', 6, 'imported', '{}', '2026-01-04')`,
  );

  for (const statement of await readMigration('versions-before')) await database.query(statement);

  const rows = await database.query(`SELECT reason FROM cms_versions ORDER BY document_id, number`);
  const [before, imported] = [{ reason: 'before' }, { reason: 'imported' }];
  const [published, unpublished] = [{ reason: 'published' }, { reason: 'unpublished' }];
  expect(rows).toEqual([before, published, before, unpublished, imported, published, imported]);
});
