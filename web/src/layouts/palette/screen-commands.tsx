import type { CommandItem } from '@navor/ui/command-palette.tsx';
import {
  ChartColumn,
  CreditCard,
  Download,
  LibraryBig,
  type LucideIcon,
  Receipt,
  RotateCcw,
  Search,
  ShieldCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { type SidebarLink, sidebarLinks } from '../navigation.ts';

/**
 * Screens that the sidebar has no link to. Labels are keys of the `search` texts: `screens` has the screens’ own titles,
 * `screenKeywords` what else they may be called.
 */
const furtherScreens = [
  { to: '/dashboard/search', label: 'search', icon: Search },
  { to: '/dashboard/technical-library/browse', label: 'browse', icon: LibraryBig },
  { to: '/dashboard/review', label: 'review', icon: RotateCcw },
  { to: '/dashboard/quiz-analytics', label: 'analytics', icon: ChartColumn },
  { to: '/dashboard/settings/security', label: 'security', icon: ShieldCheck },
  { to: '/subscription', label: 'plans', icon: CreditCard },
  { to: '/dashboard/settings/subscription', label: 'subscription', icon: Receipt },
  { to: '/dashboard/settings/data', label: 'data', icon: Download },
] as const;

/** Every screen of the dashboard that this person may open, and where plans are chosen. */
export function useScreenCommands(): CommandItem[] {
  const { t } = useTranslation(['search', 'layout']);
  const { user } = useAuth();
  const { main, settings, administration } = sidebarLinks;
  const links: SidebarLink[] = [...main, ...settings, ...(user?.roles.includes('admin') ? administration : [])];
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
