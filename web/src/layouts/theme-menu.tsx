import { Button } from '@navor/ui/button.tsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRootData } from '#platform/root-data.ts';
import { MenuOnDemand } from './menu-on-demand.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeMenu() {
  const { t } = useTranslation('layout');
  const theme = useRootData()?.preferences.theme ?? 'system';
  const Icon = icons[theme];
  return (
    <MenuOnDemand
      load={() => import('./theme-options.tsx')}
      renderTrigger={(props) => (
        <Button
          {...props}
          variant="ghost"
          size="icon"
          className="noscript:hidden"
          aria-label={t('theme.choose', { theme: t(`theme.${theme}`) })}
        >
          <Icon aria-hidden />
        </Button>
      )}
    />
  );
}
