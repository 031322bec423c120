import { searchLength } from '@navor/contract/choices';
import { type CommandItem, CommandPalette } from '@navor/ui/command-palette.tsx';
import { Clock, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardArea, fetchRecent, kindIcons, searchAddress, useSuggestions } from '#features/search/index.ts';
import type { PaletteProps } from './palette-props.ts';
import { useScreenCommands } from './screen-commands.tsx';

/** Goes to any screen of the dashboard, and to whatever the search finds. */
export function DashboardPalette({ open, onOpenChange }: PaletteProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const { suggestions, isBusy } = useSuggestions(open ? typed : '');
  const screens = useScreenCommands();
  const recent = useRecentCommands(open);
  const q = typed.trim();

  const found = suggestions.map(({ kind, id, title, context, path }): CommandItem => {
    const Icon = kindIcons[kind];
    return {
      id: `${kind}-${id}`,
      label: title,
      group: t('palette.found'),
      icon: <Icon aria-hidden />,
      hint: context ?? t(`kind.${kind}`),
      href: `${dashboardArea}${path}`,
      isFound: true,
    };
  });
  const everything: CommandItem = {
    id: 'everything',
    label: t('palette.everything', { q }),
    group: t('palette.search'),
    icon: <Search aria-hidden />,
    href: searchAddress(dashboardArea, { q }),
    isFallback: true,
  };
  // Enter leads to the first: what was found for fewer letters is not what is asked for now.
  const offered = isBusy ? [everything, ...found] : [...found, everything];
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        setTyped('');
        onOpenChange(next);
      }}
      items={q ? [...screens, ...offered] : [...recent, ...screens]}
      onQueryChange={setTyped}
      isBusy={isBusy}
      maxLength={searchLength.max}
    />
  );
}

function useRecentCommands(isOpen: boolean): CommandItem[] {
  const { t } = useTranslation('search');
  const [recent, setRecent] = useState<string[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    const asking = new AbortController();
    fetchRecent(asking.signal).then(setRecent, () => {});
    return () => asking.abort();
  }, [isOpen]);
  return recent.slice(0, 5).map((q, index) => ({
    id: `recent-${index}`,
    label: q,
    group: t('recent.title'),
    icon: <Clock aria-hidden />,
    href: searchAddress(dashboardArea, { q }),
  }));
}
