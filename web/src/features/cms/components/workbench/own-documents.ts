import type { DocumentKindName } from '@navor/contract';
import type { Page } from '#platform/page-context.ts';

export type ListedDocument = Awaited<ReturnType<Page['api']['cms']['documents']['list']>>[number];
export type OwnDocuments = { kind: DocumentKindName; count: number; latest: ListedDocument[] };

export const mostDrafts = 8;
const mostLatest = 5;

/** How many documents of a kind somebody may edit, and the first few that are not archived, in the order they came in. */
export function ownDocuments(kind: DocumentKindName, documents: readonly ListedDocument[]): OwnDocuments {
  const current = documents.filter(({ archived_at }) => archived_at === null);
  return { kind, count: documents.length, latest: current.slice(0, mostLatest) };
}
