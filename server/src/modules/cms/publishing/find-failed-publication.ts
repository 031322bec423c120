import type { ContentDocument } from '@navor/contract';
import type { Translated } from '@navor/languages';
import { and, eq } from 'drizzle-orm';
import { isError } from '../../../content/files/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findOwnerId, findPerson, mayEdit } from '../../authorship/index.ts';
import { cmsSchedules } from '../cms.tables.ts';
import { findDocumentTitle } from '../documents/find-document-title.ts';

/** A publication that was to happen by itself and did not, as a message tells of it. */
export type FailedPublication = {
  document: ContentDocument;
  title: Translated;
  publishAt: Date;
  reason: (typeof ownReasons)[number] | 'faults';
  /** The files in which something stood in its way. */
  paths: string[];
  /** Who planned it, and whose it is, as far as they may do something about it: neither where both are gone, or it is the house's. */
  concernedIds: string[];
};

/** Undefined once somebody has dealt with it. */
export async function findFailedPublication(db: Db, scheduleId: string): Promise<FailedPublication | undefined> {
  const [failed] = await db
    .select()
    .from(cmsSchedules)
    .where(and(eq(cmsSchedules.id, scheduleId), eq(cmsSchedules.state, 'failed')));
  if (!failed) return undefined;
  const { kind, documentId: id, publishAt, createdBy } = failed;
  const problems = failed.problems.filter(isError);
  const [title, ownerId] = [await findDocumentTitle(db, { kind, id }), await findOwnerId(db, { kind, id })];
  return {
    ...{ document: { kind, id }, title: title ?? { sl: id }, publishAt },
    reason: reasonIn(problems.map(({ rule }) => rule)),
    paths: [...new Set(problems.map(({ path }) => path))],
    concernedIds: await editorsAmong(db, { kind, id }, [createdBy, ownerId]),
  };
}

async function editorsAmong(db: Db, document: ContentDocument, userIds: readonly (string | null)[]): Promise<string[]> {
  const editors: string[] = [];
  for (const userId of new Set(userIds)) {
    if (userId !== null && (await mayEdit(db, await findPerson(db, userId), document))) editors.push(userId);
  }
  return editors;
}

const ownReasons = ['conflict', 'archived', 'not-editor', 'too-complex'] as const;

/** What the checks say is one reason for a message; the screen that it leads to lists it. */
function reasonIn(rules: readonly string[]): FailedPublication['reason'] {
  return ownReasons.find((reason) => rules.includes(reason)) ?? 'faults';
}
