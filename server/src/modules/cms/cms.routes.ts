import { signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { authoringWrite } from '../authorship/index.ts';
import { listItemChoices } from '../library/index.ts';
import { courseDraftsRoutes } from './courses/course-drafts.routes.ts';
import { createDocument } from './documents/create-document.ts';
import { isHouseOnly } from './documents/is-house-only.ts';
import { listDocuments } from './documents/list-documents.ts';
import { openDocument } from './documents/open-document.ts';
import { refuseNonEditors } from './documents/refuse-non-editors.ts';
import { expectWrittenBy } from './drafts/expect-written-by.ts';
import { presentText, presentValue, presentWrittenText, presentWrittenValue } from './drafts/present-draft.ts';
import { refuseUnwritten } from './drafts/refuse-unwritten.ts';
import { discardDraft, removeDraftFile } from './drafts/remove-draft-file.ts';
import { readValue } from './drafts/value-files.ts';
import { writeDraft } from './drafts/write-draft.ts';
import { filesRoutes } from './files/files.routes.ts';
import { renderDraftText } from './previews/render-draft-text.ts';
import { archiveDocument } from './publishing/archive-document.ts';
import { checkDraft } from './publishing/check-draft.ts';
import { publishDraft } from './publishing/publish-draft.ts';
import { publishText } from './publishing/publish-text.ts';
import { cancelSchedule, schedulePublication } from './publishing/schedule-publication.ts';
import { unpublishDocument } from './publishing/unpublish-document.ts';
import { quizDraftsRoutes } from './quizzes/quiz-drafts.routes.ts';
import { translationsRoutes } from './translations/translations.routes.ts';
import { versionRoutes } from './versions/version.routes.ts';

export function cmsRoutes(services: Services) {
  const { db } = services;

  const editing = refuseNonEditors(db);

  return {
    documents: {
      open: os.cms.documents.open.handler(async ({ input, context }) => {
        const { document } = await editing(context.viewer, input);
        return found(await openDocument(db, document));
      }),
      list: os.cms.documents.list.handler(({ input, context }) => listDocuments(db, context.viewer, input)),
      create: os.cms.documents.create.handler(({ input, context: { viewer } }) => {
        const { kind, id, value } = input;
        if (isHouseOnly(viewer, kind)) throw new AppError('FORBIDDEN');
        const userId = signedIn(viewer).user.id;
        const write = authoringWrite(userId, 'cms.documents.create', input);
        return createDocument(services, { document: { kind, id }, value, userId, write });
      }),
    },

    drafts: {
      read: os.cms.drafts.read.handler(async ({ input, context }) => {
        const { document } = await editing(context.viewer, input, input.path);
        return presentText(db, document, input.path);
      }),
      write: os.cms.drafts.write.handler(async ({ input, context }) => {
        const { path, text, base_hash: baseHash, base_text: base, is_resolution: isResolution } = input;
        expectWrittenBy(context.viewer, input.written_by);
        const { document, userId } = await editing(context.viewer, input, path);
        refuseUnwritten(document, path);
        const written = await writeDraft(services, {
          ...{ document, path, bytes: Buffer.from(text), baseHash, isResolution, userId },
          base: base === undefined || base === null ? base : Buffer.from(base),
        });
        return presentWrittenText(written);
      }),
      readValue: os.cms.drafts.readValue.handler(async ({ input, context }) => {
        const { document } = await editing(context.viewer, input, input.path);
        return presentValue(db, document, input.path);
      }),
      writeValue: os.cms.drafts.writeValue.handler(async ({ input, context }) => {
        const { path, value, base_hash: baseHash, base_value: base } = input;
        expectWrittenBy(context.viewer, input.written_by);
        const { document, userId } = await editing(context.viewer, input, path);
        const read = readValue(document, path, value);
        if (read.kind === 'refused') return read;
        const before = base ? readValue(document, path, base) : undefined;
        const written = await writeDraft(services, {
          ...{ document, path, bytes: read.bytes, baseHash, userId },
          base: before?.kind === 'read' ? before.bytes : base === undefined ? undefined : null,
        });
        return presentWrittenValue(document, path, written);
      }),
      remove: os.cms.drafts.remove.handler(async ({ input, context }) => {
        const { document, userId } = await editing(context.viewer, input, input.path);
        return removeDraftFile(services, { document, path: input.path, baseHash: input.base_hash, userId });
      }),
      discard: os.cms.drafts.discard.handler(async ({ input, context }) => {
        const { document, userId } = await editing(context.viewer, input);
        return discardDraft(services, { document, paths: input.paths, draftHash: input.draft_hash, userId });
      }),
    },

    files: filesRoutes(services, editing),

    publishing: {
      check: os.cms.publishing.check.handler(async ({ input, context }) => {
        const { document } = await editing(context.viewer, input);
        return checkDraft(services, document);
      }),
      publish: os.cms.publishing.publish.handler(async ({ input, context }) => {
        const { document } = await editing(context.viewer, input);
        const { draft_hash: draftHash, paths, over_published: overPublished } = input;
        return publishDraft(services, { document, viewer: signedIn(context.viewer), draftHash, paths, overPublished });
      }),
      publishText: os.cms.publishing.publishText.handler(async ({ input, context }) => {
        const { path, seen_hash: seenHash } = input;
        const { document } = await editing(context.viewer, input, path);
        return publishText(services, { document, viewer: signedIn(context.viewer), path, seenHash });
      }),
      unpublish: os.cms.publishing.unpublish.handler(async ({ input, context }) => {
        const { document, userId } = await editing(context.viewer, input);
        const version = await unpublishDocument(services, { document, userId });
        return { version };
      }),
      archive: os.cms.publishing.archive.handler(async ({ input, context }) => {
        const { document, userId } = await editing(context.viewer, input);
        const archivedAt = await archiveDocument(services, { document, userId, isArchived: input.is_archived });
        return { archived_at: archivedAt };
      }),
    },

    schedules: {
      set: os.cms.schedules.set.handler(async ({ input, context }) => {
        const { document } = await editing(context.viewer, input);
        const { draft_hash: draftHash, publish_at: publishAt, over_published: overPublished } = input;
        const viewer = signedIn(context.viewer);
        const asked = { document, viewer, draftHash, publishAt, overPublished, now: new Date() };
        return schedulePublication(services, asked);
      }),
      cancel: os.cms.schedules.cancel.handler(async ({ input, context }) => {
        const { document, userId } = await editing(context.viewer, input);
        return { is_cancelled: await cancelSchedule(services, { document, userId, scheduleId: input.schedule_id }) };
      }),
    },

    translations: translationsRoutes(services, editing),
    quizzes: quizDraftsRoutes(services, editing),
    items: {
      choices: os.cms.items.choices.handler(({ input }) => listItemChoices(db, input.language)),
    },
    courses: courseDraftsRoutes(services, editing),

    previews: {
      text: os.cms.previews.text.handler(async ({ input, context }) => {
        const { document } = await editing(context.viewer, input, input.path);
        return renderDraftText(services, { document, path: input.path, text: input.text });
      }),
    },

    versions: versionRoutes(services, editing),
  };
}
