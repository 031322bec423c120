import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '../number-formats.ts';

/** A quiz answer that is off by a prefix, with the feedback that names the slip. */
export function SlipExample() {
  const { t, i18n } = useTranslation('landing');
  const force = formatMeasure(50, 'N', i18n.language);
  const lever = formatMeasure(0.25, 'm', i18n.language);

  return (
    <figure className="self-center rounded-md border border-line bg-paper p-4 sm:p-6">
      <figcaption className="text-sm text-muted">{t('slip.label')}</figcaption>
      <p className="mt-3">{t('slip.question', { force, lever })}</p>
      <p className="mt-4 text-sm text-muted">{t('slip.answerLabel')}</p>
      <p className="mt-1 rounded-sm border border-line-strong bg-surface px-3 py-2 font-mono">
        {formatMeasure(12.5, 'kN·m', i18n.language)}
      </p>
      <div className="mt-3 flex gap-3 rounded-sm bg-warn-soft p-3 text-warn">
        <CircleAlert className="mt-0.5 size-5 shrink-0" />
        <p>
          <strong className="font-semibold">{t('slip.verdict', { factor: 1000 })}.</strong> {t('slip.feedback')}
        </p>
      </div>
    </figure>
  );
}
