import type { ComparedFile } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Difference } from '../merging/difference.tsx';

type ComparedFileProps = {
  file: ComparedFile;
  /** Where its difference is shown by itself. */
  address: string;
};

export function ComparedFileSection({ file: { path, state, differences, is_text }, address }: ComparedFileProps) {
  const { t } = useTranslation('cms-history');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t pt-4">
      <div className="grid gap-0.5">
        <h3 id={id} translate="no" className="wrap-anywhere font-mono font-semibold text-sm">
          {path}
        </h3>
        <p className="text-muted text-sm">{t(`fileState.${state}`)}</p>
      </div>
      {differences && <Difference differences={differences} />}
      {!is_text && <p className="text-muted text-sm">{t('noText')}</p>}
      {is_text && !differences && (
        <p className="text-muted text-sm">
          {t('onDemand')}{' '}
          <TextLink to={address} aria-label={t('showFileOf', { path })}>
            {t('showFile')}
          </TextLink>
        </p>
      )}
    </section>
  );
}
