import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type CommandItem, filterCommands, groupCommands } from './command-filter.ts';
import { CommandRows } from './command-rows.tsx';
import { overlayClasses } from './overlay-classes.ts';
import { Spinner } from './spinner.tsx';
import { styleNonce } from './style-nonce.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type { CommandItem } from './command-filter.ts';
export { useCommandPaletteShortcut } from './use-command-palette-shortcut.ts';

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly CommandItem[];
  /** Hears what is typed, for a caller that fetches more items. */
  onQueryChange?: (query: string) => void;
  isBusy?: boolean;
  /** Of what is typed. */
  maxLength?: number;
};

export function CommandPalette({ open, onOpenChange, ...panel }: CommandPaletteProps) {
  const { t } = useTranslation('ui');
  styleNonce();
  const focus = useReturnFocus({});
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClasses} />
        <RadixDialog.Content
          {...focus}
          className={clsx(
            'fixed inset-x-4 top-4 z-50 mx-auto flex max-h-[min(32rem,80dvh)] max-w-xl flex-col overflow-hidden rounded-md md:top-[12vh]',
            'border border-line bg-raised text-ink shadow-raised data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
          )}
        >
          <RadixDialog.Title className="sr-only">{t('commandPalette')}</RadixDialog.Title>
          <RadixDialog.Description className="sr-only">{t('commandPaletteHelp')}</RadixDialog.Description>
          <CommandPanel {...panel} onDone={() => onOpenChange(false)} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type CommandPanelProps = Pick<CommandPaletteProps, 'items' | 'onQueryChange' | 'isBusy' | 'maxLength'> & {
  onDone: () => void;
};

/** Mounted anew each time the palette opens, so it always starts with an empty query. */
function CommandPanel({ items, onQueryChange, isBusy = false, maxLength, onDone }: CommandPanelProps) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const id = useId();
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);

  const groups = groupCommands(filterCommands(items, query));
  const ordered = groups.flatMap((group) => group.items);
  const resultCount = ordered.filter((item) => !item.isFallback).length;
  const active = ordered[Math.min(activeIndex, ordered.length - 1)];
  const optionId = (item: CommandItem) => `${id}-option-${item.id}`;

  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const type = (next: string) => {
    setQuery(next);
    setActiveIndex(0);
    onQueryChange?.(next);
  };
  const run = (item: CommandItem) => {
    onDone();
    if (item.href === undefined) item.onSelect();
    else navigate(item.href);
  };
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) run(active);
      return;
    }
    const next = nextIndex(event.key, active ? ordered.indexOf(active) : 0, ordered.length);
    if (next === null) return;
    event.preventDefault();
    setActiveIndex(next);
  };

  return (
    <>
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-expanded={ordered.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('searchPlaceholder')}
          maxLength={maxLength}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={steer}
          className="h-14 min-w-0 grow bg-transparent text-base outline-none"
        />
        {isBusy && <Spinner size="sm" isTextHidden />}
      </div>
      <p
        role="status"
        className={resultCount > 0 || isBusy ? 'sr-only' : 'px-4 py-6 text-center text-muted text-sm wrap-anywhere'}
      >
        {statusText()}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('commandPalette')}
        className={clsx('overflow-y-auto p-2', ordered.length === 0 && 'hidden')}
      >
        {groups.map((group, index) => (
          <CommandRows
            key={group.label ?? ''}
            label={group.label}
            labelId={`${id}-group-${index}`}
            items={group.items}
            active={active}
            optionId={optionId}
            onPoint={(item) => setActiveIndex(ordered.indexOf(item))}
            onRun={run}
          />
        ))}
      </div>
    </>
  );

  function statusText(): string {
    if (isBusy) return '';
    if (resultCount > 0) return t('resultCount', { count: resultCount });
    return query.trim() ? t('noResults', { query: query.trim() }) : t('nothingYet');
  }
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
