import { useTranslation } from 'react-i18next';

/** The first stop for keyboards: past the navigation, straight to the screen. */
export function SkipLink() {
  const { t } = useTranslation('layout');
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-action focus:px-4 focus:py-2 focus:text-on-action"
    >
      {t('skipToContent')}
    </a>
  );
}
