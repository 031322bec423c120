import { Button } from '@navor/ui/button.tsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldAt, fieldId } from './editing-props.ts';
import { GroupProblems } from './field-problems.tsx';
import { inserted, moved, removed, replaced } from './list-changes.ts';
import { ListRow } from './list-row.tsx';
import { useFocusAfter } from './use-focus-after.ts';

type ListEditorProps<Item> = FieldAt & {
  legend: string;
  help?: ReactNode;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  create: () => Item;
  /** What an item is called to whoever cannot see it: "2. možnost". */
  nameOf: (item: Item, at: number) => string;
  /** Where an item stands within the list's place. */
  keyOf?: (item: Item, at: number) => string | number;
  addLabel: string;
  least?: number;
  most: number;
  /** False where the order means nothing. */
  canMove?: boolean;
  /** Where an item is one field, which says itself what is wrong with it. */
  isPlain?: boolean;
  children: (item: Item, change: (item: Item) => void, at: number) => ReactNode;
};

/** Things that can be added, removed and put into another order, all by buttons. What is removed can be brought back. */
export function ListEditor<Item>({
  id,
  place,
  problems,
  legend,
  help,
  items,
  onChange,
  create,
  nameOf,
  keyOf = (_, at) => at,
  addLabel,
  least = 0,
  most,
  canMove = true,
  isPlain = false,
  children,
}: ListEditorProps<Item>) {
  const { t } = useTranslation('quiz-editing');
  const list = useRef<HTMLFieldSetElement>(null);
  const focusAfter = useFocusAfter(list);
  const [announcement, setAnnouncement] = useState('');
  const [gone, setGone] = useState<{ item: Item; at: number } | null>(null);
  const own = fieldId(id, place);
  const messages = problems(place);
  const describedBy = [messages.length > 0 && `${own}-problems`, help && `${own}-help`].filter(Boolean).join(' ');

  function add() {
    setGone(null);
    focusAfter({ row: items.length, part: 'field' });
    onChange([...items, create()]);
  }
  function move(at: number, to: number, part: 'up' | 'down') {
    const item = items[at];
    if (item === undefined) return;
    setGone(null);
    setAnnouncement(t('list.moved', { item: nameOf(item, at), position: to + 1, count: items.length }));
    focusAfter({ row: to, part });
    onChange(moved(items, at, to));
  }
  function remove(at: number) {
    const item = items[at];
    if (item === undefined) return;
    setGone({ item, at });
    focusAfter({ row: at, part: 'undo' });
    onChange(removed(items, at));
  }
  function undo() {
    if (!gone) return;
    focusAfter({ row: gone.at, part: 'field' });
    onChange(inserted(items, gone.at, gone.item));
    setGone(null);
  }

  return (
    <fieldset
      ref={list}
      id={own}
      aria-describedby={describedBy || undefined}
      className="grid min-w-0 scroll-mt-6 content-start"
    >
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {help && (
        <p id={`${own}-help`} className="mb-3 text-muted text-sm">
          {help}
        </p>
      )}
      {items.length > 0 && (
        <ol className="mb-3 grid gap-3">
          {items.map((item, at) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: many items have nothing else that tells them apart, and all fields show what they are given.
              key={at}
              {...(!isPlain && { id: fieldId(id, [...place, keyOf(item, at)]) })}
              at={at}
              name={nameOf(item, at)}
              onUp={canMove && at > 0 ? () => move(at, at - 1, 'up') : null}
              onDown={canMove && at < items.length - 1 ? () => move(at, at + 1, 'down') : null}
              onRemove={items.length > least ? () => remove(at) : null}
              canMove={canMove}
              messages={isPlain ? [] : problems([...place, keyOf(item, at)])}
            >
              {children(item, (next) => onChange(replaced(items, at, next)), at)}
            </ListRow>
          ))}
        </ol>
      )}
      <div className="mb-1.5 empty:hidden">
        <GroupProblems id={`${own}-problems`} messages={messages} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" data-part="add" disabled={items.length >= most} onClick={add}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
        {gone && (
          <span className="flex items-center gap-2 text-muted text-sm">
            {t('list.removed', { item: nameOf(gone.item, gone.at) })}
            <Button variant="ghost" size="sm" data-part="undo" onClick={undo}>
              {t('list.undo')}
            </Button>
          </span>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
