import type { Administration, AuditEntry, AuthorOverview, UntranslatedText } from '@navor/contract';
import { type DocumentKindName, documentKinds } from '@navor/contract/choices';
import type { Page } from '#platform/page-context.ts';
import { type ListedDocument, mostDrafts, type OwnDocuments, ownDocuments } from './own-documents.ts';

type Api = Page['api'];

const mostChanges = 5;
const mostUntranslated = 5;

export type Work = {
  /** Of each kind: how many there are, and those last worked on. */
  own: OwnDocuments[];
  /** With something that is not published yet; those last worked on first. */
  drafts: ListedDocument[];
  draft_count: number;
  /** To be published by itself, or could not be. */
  scheduled: ListedDocument[];
  concerns: Pick<AuthorOverview, 'concerns' | 'concern_count'>;
  /** Translated texts in which something is outdated or missing; those with most to do first. */
  untranslated: UntranslatedText[];
  untranslated_count: number;
  /** The newest. */
  changes: AuditEntry[];
  /** For administrators alone. */
  administration: Administration | null;
};

/** What somebody works on, by their roles; who writes nothing yet may ask to. */
export async function findWorkbench({ api, preferences: { language } }: Page) {
  const { user } = await api.identity.session();
  const isAdministrator = user?.roles.includes('admin') ?? false;
  const isAuthor = isAdministrator || (user?.roles.includes('author') ?? false);
  const [invitations, request, work] = await Promise.all([
    api.authorship.people.ownInvitations(),
    isAuthor ? null : api.authorship.requests.own(),
    isAuthor ? findWork() : null,
  ]);
  return { invitations, request, work };

  async function findWork(): Promise<Work> {
    const [concerns, untranslated, { entries }, administration, ...lists] = await Promise.all([
      api.quizzes.analytics.forAuthors({ language }),
      api.cms.translations.list({ language }),
      api.authorship.changes.list({}),
      isAdministrator ? api.system.overview() : null,
      ...documentKinds.map((kind) => listKind(kind)),
    ]);
    const drafts = lists
      .flat()
      .filter(({ archived_at, drafted_files }) => archived_at === null && drafted_files > 0)
      .sort((one, other) => Number(other.updated_at) - Number(one.updated_at));
    return {
      own: documentKinds.map((kind, at) => ownDocuments(kind, lists[at] ?? [])),
      ...{ drafts: drafts.slice(0, mostDrafts), draft_count: drafts.length },
      scheduled: lists.flat().filter(({ archived_at, schedule }) => archived_at === null && schedule !== null),
      concerns: { concerns: concerns.concerns, concern_count: concerns.concern_count },
      untranslated: untranslated.toSorted(byBlocks).slice(0, mostUntranslated),
      untranslated_count: untranslated.length,
      changes: entries.slice(0, mostChanges),
      administration,
    };
  }

  function listKind(kind: DocumentKindName): ReturnType<Api['cms']['documents']['list']> {
    return api.cms.documents.list({ kind, language });
  }
}

export function blocksOf({ outdated, missing }: UntranslatedText): number {
  return outdated + missing;
}

function byBlocks(one: UntranslatedText, other: UntranslatedText): number {
  return blocksOf(other) - blocksOf(one);
}
