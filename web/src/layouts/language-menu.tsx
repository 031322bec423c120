import { languageNames } from '@navor/languages';
import { Button } from '@navor/ui/button.tsx';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';

export function LanguageMenu() {
  const { t } = useTranslation('layout');
  const { language } = useLanguageContext();
  return (
    <MenuOnDemand
      load={() => import('./language-options.tsx')}
      renderTrigger={(props) => (
        <Button {...props} variant="ghost" size="sm" className="noscript:hidden">
          <Languages aria-hidden />
          {language.toUpperCase()}
          <span className="sr-only">{t('language.choose', { language: languageNames[language] })}</span>
        </Button>
      )}
    />
  );
}
