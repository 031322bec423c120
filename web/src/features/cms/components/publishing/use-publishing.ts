import type { ContentProblem, OpenDocument } from '@navor/contract';
import { startTransition, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#platform/browser-api.ts';
import { isAsSeen, type OwnFile } from './is-as-seen.ts';

/** What came of the last thing that was asked for. */
type PublishingOutcome =
  | { kind: 'done'; what: 'published' | 'isUnpublished' | 'discarded' | 'archived' | 'restored' }
  | { kind: 'refused'; problems: ContentProblem[] }
  | { kind: 'outdated' | 'failed' | 'past' }
  /** The moment is that of a schedule; null for what was to be published at once. */
  | { kind: 'conflicted'; paths: string[]; published: string; publishAt: Date | null };

type Conflicted = Extract<PublishingOutcome, { kind: 'conflicted' }>;

/** Saves what waits on a page; false where it could not be. */
type Flush = () => Promise<boolean>;

/** What can be done with a document as a whole. Every request that a draft matters to names the one that was looked at. */
export function usePublishing(seen: OpenDocument, flush: Flush, own?: OwnFile) {
  const [outcome, setOutcome] = useState<PublishingOutcome | null>(null);
  const { revalidate } = useRevalidator();
  const { kind, id, schedule } = seen;
  const document = { kind, id };

  const run = (work: (draftHash: string | null) => Promise<PublishingOutcome | null>) =>
    runAtOnce(async () => {
      if (!(await flush())) return { kind: 'failed' };
      // What was just saved is part of what is looked at, on this very page; what others have saved is not.
      const now = await api.cms.documents.open(document);
      return isAsSeen(seen, now, own) ? await work(now.draft_hash) : { kind: 'outdated' };
    });

  /** For taking back what readers see, which is always possible: whatever of the draft cannot be saved, or has changed. */
  const runAtOnce = (work: () => Promise<PublishingOutcome | null>) => async () => {
    const came = await work().catch((): PublishingOutcome => ({ kind: 'failed' }));
    // Told once the page is what it speaks of: whoever is asked to look and try again can do so. A page that cannot
    // reach the server stays as it is.
    if (came?.kind !== 'failed') await revalidate();
    startTransition(() => setOutcome(came));
  };

  const publishOver = (published?: string) =>
    run(async (draftHash) => {
      const over = published === undefined ? {} : { over_published: published };
      const answer = await api.cms.publishing.publish({ ...document, draft_hash: draftHash, ...over });
      if (answer.kind === 'published') return { kind: 'done', what: 'published' };
      if (answer.kind === 'conflict') {
        return { kind: 'conflicted', paths: answer.paths, published: answer.published_hash, publishAt: null };
      }
      return answer;
    });

  const scheduleOver = (publishAt: Date, published?: string) =>
    run(async (draftHash) => {
      const over = published === undefined ? {} : { over_published: published };
      const asked = { ...document, draft_hash: draftHash, publish_at: publishAt, ...over };
      const answer = await api.cms.schedules.set(asked);
      if (answer.kind === 'scheduled') return null;
      if (answer.kind === 'conflict') {
        return { kind: 'conflicted', paths: answer.paths, published: answer.published_hash, publishAt };
      }
      return answer;
    });

  return {
    outcome,
    publish: publishOver(),
    /** The draft holds where what is published has changed in the same places. */
    holdDraft: ({ published, publishAt }: Conflicted) =>
      publishAt ? scheduleOver(publishAt, published)() : publishOver(published)(),
    /** What is published holds there. */
    discardIn: (paths: string[]) =>
      run(async (draftHash) => {
        const answer = await api.cms.drafts.discard({ ...document, draft_hash: draftHash, paths });
        return answer.kind === 'outdated' ? answer : { kind: 'done', what: 'discarded' };
      })(),
    unpublish: runAtOnce(async () => {
      await api.cms.publishing.unpublish(document);
      return { kind: 'done', what: 'isUnpublished' };
    }),
    discard: run(async (draftHash) => {
      const answer = await api.cms.drafts.discard({ ...document, draft_hash: draftHash });
      return answer.kind === 'outdated' ? answer : { kind: 'done', what: 'discarded' };
    }),
    archive: (isArchived: boolean) =>
      run(async () => {
        await api.cms.publishing.archive({ ...document, is_archived: isArchived });
        return { kind: 'done', what: isArchived ? 'archived' : 'restored' };
      })(),
    schedule: (publishAt: Date) => scheduleOver(publishAt)(),
    cancelSchedule: runAtOnce(async () => {
      if (schedule) await api.cms.schedules.cancel({ ...document, schedule_id: schedule.id });
      return null;
    }),
  };
}
