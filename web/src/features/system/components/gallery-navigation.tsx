import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@navor/ui/tabs.tsx';
import { useTranslation } from 'react-i18next';
import { GallerySortable } from './gallery-sortable.tsx';
import { GallerySpecimen, GalleryThemePair } from './gallery-theme-pair.tsx';

export function GalleryNavigation() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryThemePair id="navigation" title={t('navigation.title')}>
      <GallerySpecimen name="breadcrumb">
        <Breadcrumb
          steps={[
            { label: t('palette.courses'), href: '#navigation' },
            { label: t('forms.statics'), href: '#surfaces' },
          ]}
          current={t('foundations.lessonTitle')}
        />
      </GallerySpecimen>
      <GallerySpecimen name="tabs">
        <Tabs defaultValue="lessons">
          <TabsList aria-label={t('surfaces.course')}>
            <TabsTrigger value="lessons">{t('navigation.lessons')}</TabsTrigger>
            <TabsTrigger value="exercises">{t('navigation.exercises')}</TabsTrigger>
            <TabsTrigger value="results">{t('navigation.results')}</TabsTrigger>
            <TabsTrigger value="certificate" disabled>
              {t('navigation.certificate')}
            </TabsTrigger>
          </TabsList>
          <TabsContent value="lessons">{t('navigation.lessonsText')}</TabsContent>
          <TabsContent value="exercises">{t('navigation.exercisesText')}</TabsContent>
          <TabsContent value="results">{t('navigation.resultsText')}</TabsContent>
        </Tabs>
      </GallerySpecimen>
      <GallerySpecimen name="pagination">
        <Pagination page={1} pageCount={3} hrefFor={hrefFor} label={t('navigation.shortList')} />
        <Pagination page={7} pageCount={24} hrefFor={hrefFor} label={t('navigation.longList')} />
      </GallerySpecimen>
      <GallerySortable />
    </GalleryThemePair>
  );
}

function hrefFor(page: number): string {
  return `?page=${page}`;
}
