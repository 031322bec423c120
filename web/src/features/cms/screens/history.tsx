import { longestNote } from '@navor/contract/choices';
import { textIn } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { newWriteKey, writeKeyIn } from '#platform/write-key.ts';
import { listAddress, readPage } from '#screen/filter-form/list-address.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { IntentForm, useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { WriteKeyField } from '#screen/forms/write-key-field.tsx';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { documentAt, historyPath } from '../cms-paths.ts';
import { DocumentFrame } from '../components/document-frame/document-frame.tsx';
import { UndoForm } from '../components/history/restore-form.tsx';
import { VersionItem } from '../components/history/version-item.tsx';
import type { Route } from './+types/history.ts';

export const handle: ScreenHandle = { namespaces: ['cms-history', 'cms-tabs'] };

/** Who may not edit a document is not told that it is there. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const document = documentAt(params);
  const page = readPage(url.searchParams, 10_000);
  const read = Promise.all([api.cms.documents.open(document), api.cms.versions.list({ ...document, page })]);
  const [{ title, draft_hash }, found] = await orHidden(orNotFound(read));
  if (page > found.page_count) throw redirect(listAddress(historyPath(document), {}, found.page_count));
  return { document, title: textIn(title, preferences.language), draft_hash, page, ...found, writeKey: newWriteKey() };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { restore, keep } = apiOf(context).cms.versions;
  const document = documentAt(params);
  const intents = {
    restore: (form: FormData) => {
      const versionId = textOf(form, 'version_id');
      const draftHash = textOf(form, 'draft_hash') || null;
      return orHidden(orNotFound(restore({ ...document, versionId, draft_hash: draftHash })));
    },
    keep: (form: FormData) => orHidden(keep({ ...document, note: textOf(form, 'note'), ...writeKeyIn(form) })),
  };
  return answerIntent(await request.formData(), intents, ['note']);
}

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cms-history');
  const { document, title, draft_hash, page, page_count, count, versions, writeKey } = loaderData;
  const heading = useKeptFocus<HTMLHeadingElement>(loaderData);
  const restoring = useIntent(actionData, 'restore');
  const keeping = useIntent(actionData, 'keep');
  useDoneToast(keeping, t('kept'));
  const restored = restoring.result;
  return (
    <DocumentFrame document={document} title={title} part="history" lead={t('text')} heading={heading}>
      {restoring.formError && <Alert tone="danger">{restoring.formError}</Alert>}
      {restored?.kind === 'outdated' && <Alert tone="warn">{t('outdated')}</Alert>}
      {restored?.kind === 'restored' && (
        <Alert
          tone="ok"
          action={<UndoForm document={document} versionId={restored.undo_version_id} draftHash={draft_hash} />}
        >
          {t('restored')}
        </Alert>
      )}
      <TitledSection title={t('keepTitle')} text={t('keepText')}>
        <IntentForm state={keeping} submitLabel={t('keep')} variant="secondary">
          <WriteKeyField first={writeKey} />
          <Field label={t('note')} help={t('noteHelp')} error={keeping.fieldError('note')}>
            <Input name="note" maxLength={longestNote} defaultValue={keeping.values.note} />
          </Field>
        </IntentForm>
      </TitledSection>
      {count === 0 ? (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('empty')}
          text={t('emptyText')}
        />
      ) : (
        <section aria-labelledby="version-count" className="grid gap-3">
          <h2 id="version-count" className="text-muted text-sm">
            {t('count', { count })}
          </h2>
          <ol className="divide-y divide-line rounded-md border border-line bg-surface">
            {versions.map((version) => (
              <VersionItem key={version.id} document={document} version={version} draftHash={draft_hash} />
            ))}
          </ol>
        </section>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => listAddress(historyPath(document), {}, next)} />
    </DocumentFrame>
  );
}
