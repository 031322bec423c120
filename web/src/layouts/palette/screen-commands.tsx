import type { CommandItem } from '@navor/ui/command-palette.tsx';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { allFeatures } from '#features/all-features.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { sidebarLinks } from '../navigation.ts';

/** Every screen of the dashboard that this person may open, and where plans are chosen. */
export function useScreenCommands(): CommandItem[] {
  const { t } = useTranslation(['search', 'layout']);
  const { user } = useAuth();
  const links = [
    ...sidebarLinks('main'),
    ...sidebarLinks('settings'),
    ...(user?.roles.includes('admin') ? sidebarLinks('administration') : []),
  ];
  const furtherScreens = allFeatures.flatMap(({ palette = [] }) => palette);
  const command = (to: string, label: string, Icon: LucideIcon): CommandItem => ({
    id: `screen${to}`,
    label,
    group: t('palette.screens'),
    icon: <Icon aria-hidden />,
    href: to,
  });
  return [
    ...links.map(({ to, label, icon }) => command(to, t(`layout:nav.${label}`), icon)),
    ...furtherScreens.map(({ to, label, icon }) => ({
      ...command(to, t(`screens.${label}`), icon),
      keywords: [t(`screenKeywords.${label}`)],
    })),
  ];
}
