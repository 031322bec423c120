import type { OpenDocument } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Badge } from '@navor/ui/badge.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { ContentProblems } from '#screen/editing/content-problems.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { problemAddress } from '../../problem-address.ts';
import { DraftedFiles } from './drafted-files.tsx';
import type { OwnFile } from './is-as-seen.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

type PublishPanelProps = {
  document: OpenDocument;
  /** Saves what waits; false where it could not be. */
  flush: () => Promise<boolean>;
  /** The file that is edited beside it. */
  own?: OwnFile;
  /** What else can be done with a document of this kind. */
  children?: ReactNode;
};

/** Whether readers see a document as its draft is, and what can be done about it; each says first what will happen. */
export function PublishPanel(props: PublishPanelProps) {
  const { kind, id } = props.document;
  // What was done with one document is not told of the next one that the same screen shows.
  return <PanelOfDocument key={`${kind}/${id}`} {...props} />;
}

function PanelOfDocument({ document, flush, own, children }: PublishPanelProps) {
  const { t } = useTranslation('cms-drafts');
  const format = useFormatter();
  const publishing = usePublishing(document, flush, own);
  const { kind, is_published, is_new, archived_at, schedule } = document;
  const count = document.files.filter(({ state }) => state !== 'published').length;
  // What the law asks for is always there.
  const canBeTakenBack = kind !== 'page';
  const canPublish = !archived_at && (count > 0 || !is_published);
  // What was done takes its own button away.
  const heading = useKeptFocus<HTMLHeadingElement>([canPublish, is_published, archived_at, schedule?.id].join());
  return (
    <Card className="gap-4 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 ref={heading} tabIndex={-1} className="font-semibold">
          {t('publishing.title')}
        </h2>
        <Badge tone={is_published ? 'ok' : 'neutral'}>
          {t(is_published ? 'badges.published' : 'badges.unpublished')}
        </Badge>
        {archived_at && <Badge tone="warn">{t('badges.archived')}</Badge>}
      </div>
      <p className="text-muted text-sm">
        {is_new ? t('publishing.new') : !is_published && t('publishing.unpublished')}{' '}
        {count > 0 ? t('drafted', { count }) : is_published && t('publishing.nothing')}
      </p>
      {count > 0 && <DraftedFiles files={document.files} />}
      {schedule?.state === 'waiting' && (
        <Alert
          action={
            <Button size="sm" variant="secondary" onClick={publishing.cancelSchedule}>
              {t('publishing.cancelSchedule')}
            </Button>
          }
        >
          {t('publishing.scheduled', { at: format.dateTime(schedule.publish_at) })}
        </Alert>
      )}
      {schedule?.state === 'failed' && (
        <Alert
          tone="danger"
          title={t('publishing.scheduleFailed')}
          action={
            <Button size="sm" variant="secondary" onClick={publishing.cancelSchedule}>
              {t('publishing.forgetSchedule')}
            </Button>
          }
        >
          <ContentProblems problems={schedule.problems} addressOf={(path) => problemAddress(document, path)} />
        </Alert>
      )}
      <Outcome document={document} publishing={publishing} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canPublish && (
          <ConfirmDialog
            tone="default"
            title={t('publishing.publishTitle')}
            description={count > 0 ? t('publishing.publishText', { count }) : t('publishing.publishAsIs')}
            confirmLabel={t('publishing.publish')}
            onConfirm={publishing.publish}
            trigger={<Button>{t('publishing.publish')}</Button>}
          />
        )}
        {canPublish && <ScheduleDialog onSchedule={publishing.schedule} />}
      </div>
      <div className="-mx-4 -mb-2 flex flex-wrap border-line border-t px-1 pt-2 empty:hidden">
        {count > 0 && !is_new && (
          <ConfirmDialog
            title={t('publishing.discardTitle')}
            description={t('publishing.discardText')}
            confirmLabel={t('publishing.discard')}
            onConfirm={publishing.discard}
            trigger={
              <Button variant="ghost" size="sm">
                {t('publishing.discard')}
              </Button>
            }
          />
        )}
        {is_published && canBeTakenBack && (
          <ConfirmDialog
            title={t('publishing.unpublishTitle')}
            description={t('publishing.unpublishText')}
            confirmLabel={t('publishing.unpublish')}
            onConfirm={publishing.unpublish}
            trigger={
              <Button variant="ghost" size="sm">
                {t('publishing.unpublish')}
              </Button>
            }
          />
        )}
        {children}
        {canBeTakenBack && archived_at && (
          <Button variant="ghost" size="sm" onClick={() => publishing.archive(false)}>
            {t('publishing.restore')}
          </Button>
        )}
        {canBeTakenBack && !archived_at && (
          <ConfirmDialog
            title={t('publishing.archiveTitle')}
            description={t('publishing.archiveText')}
            confirmLabel={t('publishing.archive')}
            onConfirm={() => publishing.archive(true)}
            trigger={
              <Button variant="ghost" size="sm">
                {t('publishing.archive')}
              </Button>
            }
          />
        )}
      </div>
    </Card>
  );
}

type OutcomeProps = { document: OpenDocument; publishing: ReturnType<typeof usePublishing> };

function Outcome({ document, publishing }: OutcomeProps) {
  const { t } = useTranslation('cms-drafts');
  const { outcome } = publishing;
  if (!outcome) return null;
  if (outcome.kind === 'done') return <Alert tone="ok">{t(`publishing.${outcome.what}`)}</Alert>;
  if (outcome.kind === 'refused') {
    return (
      <Alert tone="danger" title={t('publishing.refused')}>
        <ContentProblems problems={outcome.problems} addressOf={(path) => problemAddress(document, path)} />
      </Alert>
    );
  }
  if (outcome.kind === 'conflicted') {
    const { paths, publishAt } = outcome;
    return (
      <Alert tone="danger" title={t('publishing.conflicted', { paths: paths.join(', ') })}>
        <div className="grid gap-3">
          <p>{t('publishing.decide')}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => publishing.holdDraft(outcome)}>
              {t(publishAt ? 'publishing.draftHoldsThen' : 'publishing.draftHolds')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => publishing.discardIn(paths)}>
              {t('publishing.publishedHolds')}
            </Button>
          </div>
        </div>
      </Alert>
    );
  }
  return <Alert tone="danger">{t(`publishing.${outcome.kind}`)}</Alert>;
}
