import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { GallerySpecimen, GalleryThemePair } from './gallery-theme-pair.tsx';

const swatches = [
  { name: 'paper', classes: 'bg-paper text-ink' },
  { name: 'surface', classes: 'bg-surface text-ink' },
  { name: 'raised', classes: 'bg-raised text-ink' },
  { name: 'sunken', classes: 'bg-sunken text-ink' },
  { name: 'ink', classes: 'bg-ink text-paper' },
  { name: 'action', classes: 'bg-action text-on-action' },
  { name: 'action-soft', classes: 'bg-action-soft text-action' },
  { name: 'signal', classes: 'bg-signal text-on-signal' },
  { name: 'ok-soft', classes: 'bg-ok-soft text-ok' },
  { name: 'warn-soft', classes: 'bg-warn-soft text-warn' },
  { name: 'danger', classes: 'bg-danger text-on-danger' },
  { name: 'danger-soft', classes: 'bg-danger-soft text-danger' },
];

export function GalleryFoundations() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryThemePair id="foundations" title={t('foundations.title')}>
      <GallerySpecimen name="tokens">
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4">
          {swatches.map((swatch) => (
            <li key={swatch.name} className={clsx('rounded-md border border-line px-3 py-4 text-sm', swatch.classes)}>
              {swatch.name}
            </li>
          ))}
        </ul>
      </GallerySpecimen>
      <GallerySpecimen name="text">
        <div className="grid gap-1">
          <p className="font-semibold text-3xl leading-tight">{t('foundations.display')}</p>
          <p className="text-muted">{t('foundations.secondary')}</p>
          <p className="font-medium text-signal-text">{t('foundations.signal')}</p>
          <p className="tabular font-mono text-sm">{t('foundations.values')}</p>
        </div>
      </GallerySpecimen>
      <GallerySpecimen name="reading">
        <article className="reading">
          <h3>{t('foundations.lessonTitle')}</h3>
          <p>{t('foundations.lessonText')}</p>
          <ul>
            <li>{t('foundations.lessonPointOne')}</li>
            <li>{t('foundations.lessonPointTwo')}</li>
          </ul>
          <p>
            <i className="quantity">M</i> = <i className="quantity">F</i> · <i className="quantity">r</i> ={' '}
            {t('foundations.product')} = <code>75 N m</code>
          </p>
        </article>
      </GallerySpecimen>
      <GallerySpecimen name="blueprint-grid">
        <div className="blueprint-grid rounded-md border border-line p-8">
          <p className="font-semibold text-lg">{t('foundations.hero')}</p>
        </div>
      </GallerySpecimen>
    </GalleryThemePair>
  );
}
