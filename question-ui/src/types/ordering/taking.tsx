import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../taking/plain-text.ts';
import type { TakingProps } from '../../taking/taking-props.ts';
import { RightOrder } from './taking-answer.tsx';
import { useDrag } from './taking-drag.ts';
import { completeOrder, moved } from './taking-order.ts';
import { OrderingRow } from './taking-row.tsx';

type Direction = 'up' | 'down';

export function Taking({ id, labelledBy, view, response, onAnswer, settled, isDisabled }: TakingProps<'ordering'>) {
  const { t } = useTranslation('quiz');
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useRef<{ letter: string; direction: Direction } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const items = new Map(view.items.map(({ letter, html }) => [letter, html]));
  const order = completeOrder(response?.order, [...items.keys()]);
  const isLocked = isDisabled || settled !== null;

  const move = (letter: string, to: number) => {
    const item = plainText(items.get(letter) ?? '');
    setAnnouncement(t('types.ordering.moved', { item, position: to + 1, count: order.length }));
    onAnswer({ type: 'ordering', order: moved(order, letter, to) });
  };
  const { drag, start } = useDrag(list, (dropped) => move(dropped.letter, dropped.to));
  const step = (letter: string, direction: Direction) => {
    const to = order.indexOf(letter) + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= order.length) return;
    focusOn.current = { letter, direction };
    move(letter, to);
  };

  // Browsers drop the focus of a row that changes places.
  useLayoutEffect(() => {
    if (!focusOn.current) return;
    const { letter, direction } = focusOn.current;
    focusOn.current = null;
    list.current
      ?.querySelector<HTMLElement>(`[data-letter="${letter}"] [data-direction="${direction}"]`)
      ?.focus({ preventScroll: true });
  });

  return (
    <div className="grid gap-3">
      {!isLocked && (
        <p id={`${id}-instruction`} className="text-muted text-sm">
          {t('types.ordering.instruction')}
        </p>
      )}
      <ol
        ref={list}
        aria-labelledby={labelledBy}
        aria-describedby={isLocked ? undefined : `${id}-instruction`}
        className="grid max-w-2xl gap-2"
      >
        {order.map((letter, at) => (
          <OrderingRow
            key={letter}
            letter={letter}
            html={items.get(letter) ?? ''}
            at={at}
            count={order.length}
            rightPlace={settled && response ? settled.reveal.correct.indexOf(letter) : null}
            edge={edgeAt(at, order, drag)}
            isDragged={drag?.letter === letter}
            onStep={isLocked ? null : (direction) => step(letter, direction)}
            onDragStart={start(letter, at)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {/* Its room is kept, so that nothing jumps with the first move. */}
      {!isLocked && (
        <p className="min-h-10 text-muted text-sm lg:min-h-5">{!response && t('types.ordering.untouched')}</p>
      )}
      {settled && <RightOrder id={id} settled={settled} items={items} />}
    </div>
  );
}

/** At which edge of a row the line stands that shows where the dragged item will go. */
function edgeAt(at: number, order: string[], drag: { letter: string; to: number } | null): 'above' | 'below' | null {
  if (!drag) return null;
  const from = order.indexOf(drag.letter);
  if (drag.to !== at || drag.to === from) return null;
  return drag.to < from ? 'above' : 'below';
}
