import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type SpinnerProps = {
  size?: 'sm' | 'md' | 'lg';
  /** Screen readers still hear the text. */
  isTextHidden?: boolean;
  className?: string;
};

const iconSizes = { sm: 'size-4', md: 'size-6', lg: 'size-10' };

export function Spinner({ size = 'md', isTextHidden = false, className }: SpinnerProps) {
  const { t } = useTranslation('ui');
  return (
    <span
      role="status"
      className={clsx('inline-flex items-center gap-2 text-muted', size === 'lg' && 'flex-col gap-3', className)}
    >
      <LoaderCircle aria-hidden className={clsx('animate-spin text-action', iconSizes[size])} />
      <span className={clsx('text-sm', isTextHidden && 'sr-only')}>{t('loading')}</span>
    </span>
  );
}
