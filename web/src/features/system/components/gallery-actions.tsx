import { Badge } from '@navor/ui/badge.tsx';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { ArrowRight, CalendarPlus, Settings, Trash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GallerySpecimen, GalleryThemePair } from './gallery-theme-pair.tsx';

export function GalleryActions() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryThemePair id="actions" title={t('actions.title')}>
      <GallerySpecimen name="button variant">
        <div className="flex flex-wrap items-center gap-2">
          <Button>
            <CalendarPlus aria-hidden />
            {t('actions.book')}
          </Button>
          <Button variant="secondary">{t('actions.preview')}</Button>
          <Button variant="ghost">{t('actions.later')}</Button>
          <Button variant="danger">
            <Trash aria-hidden />
            {t('actions.delete')}
          </Button>
          <Button variant="link">{t('actions.forgot')}</Button>
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="button size">
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm">{t('actions.continue')}</Button>
          <Button size="md">{t('actions.continue')}</Button>
          <Button size="lg" asChild>
            <Link to="#actions">
              {t('actions.continue')}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
          <Button size="icon" variant="secondary" aria-label={t('actions.settings')}>
            <Settings aria-hidden />
          </Button>
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="button isBusy, disabled">
        <div className="flex flex-wrap items-center gap-2">
          <Button isBusy>
            <CalendarPlus aria-hidden />
            {t('actions.book')}
          </Button>
          <Button variant="secondary" isBusy>
            {t('actions.preview')}
          </Button>
          <Button disabled>{t('actions.book')}</Button>
          <Button variant="secondary" disabled>
            {t('actions.preview')}
          </Button>
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="text-link">
        <p className="text-sm">
          {t('actions.linkBefore')} <TextLink to="#actions">{t('actions.link')}</TextLink>.
        </p>
      </GallerySpecimen>
      <GallerySpecimen name="badge tone">
        <div className="flex flex-wrap gap-2">
          <Badge>{t('actions.badgeNew')}</Badge>
          <Badge tone="neutral">{t('actions.badgeDraft')}</Badge>
          <Badge tone="ok">{t('actions.badgeDone')}</Badge>
          <Badge tone="warn">{t('actions.badgeSoon')}</Badge>
          <Badge tone="destructive">{t('actions.badgeLate')}</Badge>
          <Badge tone="signal">{t('actions.badgeLive')}</Badge>
        </div>
      </GallerySpecimen>
    </GalleryThemePair>
  );
}
