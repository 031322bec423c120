import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Direction,
  edgeOf,
  isSamePlace,
  placeBeside,
  placeOf,
  type SortableGroup,
  type SortablePlace,
} from './sortable-places.ts';
import { useSortableDrag } from './use-sortable-drag.ts';

/** What is being moved and has not been put down yet. */
type Held = { itemId: string; by: 'keys' | 'pointer'; from: SortablePlace; to: SortablePlace };

type SortableControl = Direction | 'handle';

export type Sortable = {
  /** Of the elements that belong together, for lists inside lists. */
  name: string;
  instructionId: string;
  announcement: string;
  held: Held | null;
  /** The line that shows where the held item will go. */
  lineAt: (itemId: string) => 'above' | 'below' | null;
  isLineIn: (groupId: string) => boolean;
  canStep: (itemId: string, direction: Direction) => boolean;
  step: (itemId: string, direction: Direction) => void;
  onHandleKey: (itemId: string, event: KeyboardEvent) => void;
  onHandleBlur: () => void;
  onHandleDown: ReturnType<typeof useSortableDrag>;
};

/**
 * Lets people put items into another order, within groups and between them: by dragging, by keys on the handle and by
 * buttons. Items stay where they are until they are put down, and a line shows where they will go: moving an element on
 * the way would end the touch that drags it and lose the focus of the key that moves it.
 */
export function useSortable(
  groups: readonly SortableGroup[],
  onMove: (itemId: string, to: SortablePlace) => void,
): Sortable {
  const { t } = useTranslation('ui');
  const name = useId();
  const [held, setHeld] = useState<Held | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusOn = useRef<{ itemId: string; control: SortableControl } | null>(null);

  const say = (
    key: 'sortableHeld' | 'sortableAt' | 'sortableMoved' | 'sortableLeft',
    id: string,
    at: SortablePlace,
  ) => {
    const group = groups.find((each) => each.id === at.groupId);
    const others = group?.items.filter((item) => item.id !== id).length ?? 0;
    const item = groups.flatMap(({ items }) => items).find((each) => each.id === id)?.label ?? '';
    const place = t('sortablePlace', { position: at.at + 1, count: others + 1 });
    setAnnouncement(t(key, { item, place: groups.length > 1 ? `${group?.label ?? ''}: ${place}` : place }));
  };
  const drop = (itemId: string, from: SortablePlace, to: SortablePlace, control: SortableControl) => {
    setHeld(null);
    if (isSamePlace(from, to)) return say('sortableLeft', itemId, from);
    focusOn.current = { itemId, control };
    say('sortableMoved', itemId, to);
    onMove(itemId, to);
  };
  const cancel = () => {
    if (held) say('sortableLeft', held.itemId, held.from);
    setHeld(null);
  };

  // Browsers drop the focus of an element that changes places.
  useLayoutEffect(() => {
    if (!focusOn.current) return;
    const { itemId, control } = focusOn.current;
    focusOn.current = null;
    itemElement(name, itemId)?.querySelector<HTMLElement>(`[data-sortable-control="${control}"]`)?.focus();
  });

  const onHandleDown = useSortableDrag(name, {
    placeOf: (itemId) => placeOf(groups, itemId),
    onHold: (itemId, from, to) => setHeld({ itemId, by: 'pointer', from, to }),
    onDrop: (itemId, from, to) => drop(itemId, from, to, 'handle'),
    onCancel: cancel,
  });

  const onHandleKey = (itemId: string, event: KeyboardEvent) => {
    const direction = directions[event.key];
    const isHeld = held?.by === 'keys' && held.itemId === itemId;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isHeld) return drop(itemId, held.from, held.to, 'handle');
      const from = placeOf(groups, itemId);
      if (!from) return;
      setHeld({ itemId, by: 'keys', from, to: from });
      say('sortableHeld', itemId, from);
    } else if (isHeld && event.key === 'Escape') {
      // Whatever the list is in, such as a dialog, stays open.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    } else if (isHeld && direction) {
      event.preventDefault();
      const to = placeBeside(groups, itemId, held.to, direction);
      if (!to) return;
      setHeld({ ...held, to });
      say('sortableAt', itemId, to);
      itemElement(name, edgeOf(groups, itemId, to)?.itemId ?? itemId)?.scrollIntoView({ block: 'nearest' });
    }
  };

  const line = held && !isSamePlace(held.from, held.to) ? edgeOf(groups, held.itemId, held.to) : null;
  const besideOf = (itemId: string, direction: Direction) => {
    const from = placeOf(groups, itemId);
    return from && placeBeside(groups, itemId, from, direction);
  };
  return {
    ...{ name, instructionId: `${name}-instruction`, announcement, held, onHandleKey, onHandleDown },
    lineAt: (itemId) => (line?.itemId === itemId ? line.edge : null),
    isLineIn: (groupId) => held !== null && !line && held.to.groupId === groupId && held.from.groupId !== groupId,
    canStep: (itemId, direction) => besideOf(itemId, direction) !== undefined,
    step(itemId, direction) {
      const from = placeOf(groups, itemId);
      const to = besideOf(itemId, direction);
      if (from && to) drop(itemId, from, to, direction);
    },
    onHandleBlur: () => held?.by === 'keys' && cancel(),
  };
}

const directions: Record<string, Direction | undefined> = {
  ArrowUp: 'up',
  ArrowLeft: 'up',
  ArrowDown: 'down',
  ArrowRight: 'down',
};

function itemElement(name: string, itemId: string): HTMLElement | null {
  const items = document.querySelectorAll<HTMLElement>(`[data-sortable-of="${CSS.escape(name)}"]`);
  return [...items].find(({ dataset }) => dataset.sortableItem === itemId) ?? null;
}
