import { useTranslation } from 'react-i18next';

/** How many of all are shown, where that is not each of them. */
export function ShownOf({ shown, count }: { shown: number; count: number }) {
  const { t } = useTranslation('cms');
  if (count <= shown) return null;
  return <span className="tabular text-muted text-sm">{t('shown', { shown, count })}</span>;
}
