import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Progress } from '@navor/ui/progress.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '@navor/ui/skeleton.tsx';
import { Spinner } from '@navor/ui/spinner.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GallerySpecimen, GalleryThemePair } from './gallery-theme-pair.tsx';

export function GalleryFeedback() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryThemePair id="feedback" title={t('feedback.title')}>
      <GallerySpecimen name="alert tone">
        <div className="grid gap-3">
          <Alert title={t('feedback.infoTitle')}>{t('feedback.infoText')}</Alert>
          <Alert tone="ok">{t('feedback.okText')}</Alert>
          <Alert tone="warn" title={t('feedback.warnTitle')}>
            {t('feedback.warnText')}
          </Alert>
          <Alert
            tone="danger"
            title={t('feedback.dangerTitle')}
            action={
              <Button size="sm" variant="secondary">
                {t('feedback.retry')}
              </Button>
            }
          >
            {t('feedback.dangerText')}
          </Alert>
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="toast">
        <GalleryToasts />
      </GallerySpecimen>
      <GallerySpecimen name="progress">
        <div className="grid gap-4">
          <Progress label={t('feedback.upload')} value={null} />
          <Progress label={t('feedback.lessons')} value={3} max={8} />
          <Progress label={t('feedback.streak')} value={60} tone="signal" />
          <Progress label={t('feedback.finished')} value={100} tone="ok" />
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="spinner">
        <div className="flex flex-wrap items-center gap-6">
          <Spinner size="sm" />
          <Spinner />
          <Spinner size="lg" />
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="skeleton">
        <SkeletonRegion className="flex items-start gap-4">
          <Skeleton shape="circle" className="size-10" />
          <SkeletonText className="grow" />
        </SkeletonRegion>
      </GallerySpecimen>
      <GallerySpecimen name="empty-state">
        <EmptyState
          level={3}
          icon={<BookOpen />}
          title={t('feedback.emptyTitle')}
          text={t('feedback.emptyText')}
          action={<Button>{t('feedback.emptyAction')}</Button>}
        />
      </GallerySpecimen>
    </GalleryThemePair>
  );
}

function GalleryToasts() {
  const { t } = useTranslation('gallery');
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        onClick={() => toast({ tone: 'ok', title: t('feedback.savedTitle'), description: t('feedback.savedText') })}
      >
        {t('feedback.showSaved')}
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          const removed = toast({
            title: t('feedback.removedTitle'),
            action: { label: t('feedback.undo'), onSelect: () => removed.update({ title: t('feedback.restored') }) },
          });
        }}
      >
        {t('feedback.showUndo')}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({ tone: 'danger', title: t('feedback.dangerTitle'), description: t('feedback.dangerText') })
        }
      >
        {t('feedback.showError')}
      </Button>
    </div>
  );
}
