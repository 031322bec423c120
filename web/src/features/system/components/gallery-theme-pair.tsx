import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type GalleryThemePairProps = { id: string; title: string; children: ReactNode };

/** Shows the same parts in both themes beside one another; each half names itself for screen readers. */
export function GalleryThemePair({ id, title, children }: GalleryThemePairProps) {
  const { t } = useTranslation('gallery');
  return (
    <div id={id} className="grid scroll-mt-4 gap-3">
      <h2 className="font-semibold text-xl">{title}</h2>
      <div className="grid overflow-hidden rounded-md border border-line xl:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            aria-label={`${title}: ${t(theme)}`}
            className="grid min-w-0 content-start gap-8 bg-paper p-4 text-ink md:p-6"
          >
            {children}
          </section>
        ))}
      </div>
    </div>
  );
}

export type GallerySpecimenProps = { name: string; children: ReactNode };

export function GallerySpecimen({ name, children }: GallerySpecimenProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <p className="font-mono text-muted text-xs">{name}</p>
      {children}
    </div>
  );
}
