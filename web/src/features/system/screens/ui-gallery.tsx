import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { GalleryActions } from '../components/gallery-actions.tsx';
import { GalleryFeedback } from '../components/gallery-feedback.tsx';
import { GalleryForms } from '../components/gallery-forms.tsx';
import { GalleryFoundations } from '../components/gallery-foundations.tsx';
import { GalleryNavigation } from '../components/gallery-navigation.tsx';
import { GalleryOverlays } from '../components/gallery-overlays.tsx';
import { GallerySurfaces } from '../components/gallery-surfaces.tsx';

export const handle: ScreenHandle = { namespaces: ['gallery'] };

/** Every component in its states and in both themes, for those who build screens. */
export default function UiGallery() {
  const { t } = useTranslation('gallery');
  return (
    <div className="grid w-full max-w-[100rem] gap-12">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid gap-1">
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
      </header>
      <GalleryFoundations />
      <GalleryActions />
      <GalleryForms />
      <GallerySurfaces />
      <GalleryNavigation />
      <GalleryFeedback />
      <GalleryOverlays />
    </div>
  );
}
