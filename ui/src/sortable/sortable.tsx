import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Direction } from './sortable-places.ts';
import type { Sortable } from './use-sortable.ts';

type SortableListProps = ComponentProps<'ol'> & { sortable: Sortable; groupId: string };

/** One group of items; without any, it still has room to drop one. */
export function SortableList({ sortable, groupId, className, ...props }: SortableListProps) {
  return (
    <ol
      {...props}
      data-sortable-list={sortable.name}
      data-sortable-group={groupId}
      className={clsx(
        'relative min-h-3',
        className,
        sortable.isLineIn(groupId) && 'before:absolute before:inset-x-0 before:top-0 before:h-0.5 before:bg-signal',
      )}
    />
  );
}

type SortableRowProps = ComponentProps<'li'> & { sortable: Sortable; itemId: string };

export function SortableRow({ sortable, itemId, className, children, ...props }: SortableRowProps) {
  const edge = sortable.lineAt(itemId);
  return (
    <li
      {...props}
      data-sortable-of={sortable.name}
      data-sortable-item={itemId}
      className={clsx('relative', className, sortable.held?.itemId === itemId && 'opacity-55')}
    >
      {edge && (
        <span
          aria-hidden
          className={clsx('absolute inset-x-0 z-10 h-0.5 bg-signal', edge === 'above' ? '-top-1' : '-bottom-1')}
        />
      )}
      {children}
    </li>
  );
}

type SortableControlProps = { sortable: Sortable; itemId: string; label: string };

/** Drags with a pointer; with keys, Space picks the item up, arrows move it, Space puts it down and Escape leaves it. */
export function SortableHandle({ sortable, itemId, label }: SortableControlProps) {
  const { t } = useTranslation('ui');
  const isHeld = sortable.held?.itemId === itemId;
  return (
    <button
      type="button"
      data-sortable-control="handle"
      aria-label={t('sortableHandle', { item: label })}
      aria-describedby={sortable.instructionId}
      aria-pressed={isHeld}
      onPointerDown={(event) => sortable.onHandleDown(itemId, event)}
      onKeyDown={(event) => sortable.onHandleKey(itemId, event)}
      onBlur={sortable.onHandleBlur}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-action-soft hover:text-ink active:cursor-grabbing aria-pressed:bg-signal-soft aria-pressed:text-signal-text"
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  );
}

export function SortableSteps(props: SortableControlProps & { className?: string }) {
  return (
    <span className={clsx('flex shrink-0', props.className)}>
      <StepButton {...props} direction="up" />
      <StepButton {...props} direction="down" />
    </span>
  );
}

/** Stays in reach of the keyboard at the end of the list: focus that vanished there would be lost. */
function StepButton({ sortable, itemId, label, direction }: SortableControlProps & { direction: Direction }) {
  const { t } = useTranslation('ui');
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  const isAtEnd = !sortable.canStep(itemId, direction);
  return (
    <button
      type="button"
      data-sortable-control={direction}
      aria-label={t(direction === 'up' ? 'sortableUp' : 'sortableDown', { item: label })}
      aria-disabled={isAtEnd || undefined}
      onClick={() => sortable.step(itemId, direction)}
      className="grid size-11 place-items-center rounded-md hover:bg-action-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

/** What screen readers are told: once how to move items, and then where each one went. */
export function SortableAnnouncements({ sortable }: { sortable: Sortable }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <p id={sortable.instructionId} className="sr-only">
        {t('sortableInstruction')}
      </p>
      <p role="status" className="sr-only">
        {sortable.announcement}
      </p>
    </>
  );
}
