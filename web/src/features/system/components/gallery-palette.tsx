import { Button } from '@navor/ui/button.tsx';
import { type CommandItem, CommandPalette } from '@navor/ui/command-palette.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { BookOpen, Calendar, Moon, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function GalleryPalette() {
  const { t } = useTranslation('gallery');
  const [isOpen, setIsOpen] = useState(false);
  const items: CommandItem[] = [
    {
      id: 'course-statics',
      group: t('palette.courses'),
      label: t('forms.statics'),
      icon: <BookOpen aria-hidden />,
      href: '#surfaces',
    },
    {
      id: 'course-strength',
      group: t('palette.courses'),
      label: t('forms.strength'),
      icon: <BookOpen aria-hidden />,
      href: '#surfaces',
    },
    {
      id: 'calendar',
      group: t('palette.screens'),
      label: t('palette.calendar'),
      icon: <Calendar aria-hidden />,
      href: '#overlays',
    },
    {
      id: 'theme',
      group: t('palette.commands'),
      label: t('palette.theme'),
      keywords: [t('dark'), t('light')],
      icon: <Moon aria-hidden />,
      hint: t('palette.themeHint'),
      onSelect: () => toast({ title: t('palette.theme') }),
    },
  ];
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Search aria-hidden />
        {t('palette.open')}
      </Button>
      <CommandPalette open={isOpen} onOpenChange={setIsOpen} items={items} />
    </>
  );
}
