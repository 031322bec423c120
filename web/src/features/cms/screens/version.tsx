import { comparedWith } from '@navor/contract/choices';
import { textIn } from '@navor/languages';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { listAddress, readChoice } from '#screen/filter-form/list-address.ts';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { documentAt, historyPath, versionPath } from '../cms-paths.ts';
import { useDocumentSteps } from '../components/document-frame/use-document-steps.ts';
import { ComparedFileSection } from '../components/history/compared-file.tsx';
import { RestoreForm } from '../components/history/restore-form.tsx';
import { VersionHeading } from '../components/history/version-item.tsx';
import { mergingNamespaces } from '../components/merging/difference.tsx';
import type { Route } from './+types/version.ts';

export const handle: ScreenHandle = { namespaces: ['cms-history', 'cms-tabs', ...mergingNamespaces] };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const document = documentAt(params);
  const other = readChoice(url.searchParams, 'with', comparedWith) ?? 'previous';
  const path = url.searchParams.get('path') ?? undefined;
  const asked = { ...document, versionId: params.versionId, with: other, path };
  const read = Promise.all([api.cms.documents.open(document), api.cms.versions.compare(asked)]);
  const [{ title, draft_hash }, compared] = await orHidden(orNotFound(read));
  return { document, title: textIn(title, preferences.language), draft_hash, other, path, ...compared };
}

export default function Version({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('cms-history');
  const { document, title, draft_hash, other, path, version, files } = loaderData;
  const { toDocument } = useDocumentSteps(document, title);
  const address = versionPath(document, version.id);
  const name = t('version', { number: version.number });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={`${title}: ${name}`} isIndexed={false} />
      <Breadcrumb steps={[...toDocument, { label: t('title'), href: historyPath(document) }]} current={name} />
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h1 className="wrap-anywhere font-semibold text-2xl md:text-3xl">{title}</h1>
          <VersionHeading version={version} level={2} />
          {version.note && <p className="wrap-anywhere text-sm">{version.note}</p>}
        </div>
        {!version.is_current && <RestoreForm document={document} version={version} draftHash={draft_hash} />}
      </header>
      <nav aria-label={t('compareWith')} className="flex flex-wrap gap-2">
        {comparedWith.map((one) => (
          <Link
            key={one}
            to={listAddress(address, { with: one })}
            aria-current={one === other ? 'page' : undefined}
            preventScrollReset
            className={clsx(
              'inline-flex min-h-11 items-center rounded-md border px-3 text-sm md:min-h-9',
              one === other ? 'border-action bg-action-soft text-action' : 'border-line-strong hover:bg-action-soft',
            )}
          >
            {t(`with.${one}`)}
          </Link>
        ))}
      </nav>
      <p className="text-muted text-sm">{t(`withText.${other}`)}</p>
      {path && (
        <TextLink to={listAddress(address, { with: other })} className="text-sm">
          {t('allFiles')}
        </TextLink>
      )}
      {files.length === 0 ? (
        <EmptyState title={t('nothing')} text={t('nothingText')} />
      ) : (
        files.map((file) => (
          <ComparedFileSection
            key={file.path}
            file={file}
            address={listAddress(address, { with: other, path: file.path })}
          />
        ))
      )}
    </div>
  );
}
