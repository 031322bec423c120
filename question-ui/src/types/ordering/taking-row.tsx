import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { PointerEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../taking/mark.tsx';
import { plainText } from '../../taking/plain-text.ts';
import { RichHtml } from '../../taking/rich-html.tsx';

type Direction = 'up' | 'down';

type OrderingRowProps = {
  letter: string;
  html: string;
  /** Its place, from 0. */
  at: number;
  count: number;
  /** The place where it belongs, once that may be told. */
  rightPlace: number | null;
  edge: 'above' | 'below' | null;
  isDragged: boolean;
  onStep: ((direction: Direction) => void) | null;
  onDragStart: PointerEventHandler;
};

export function OrderingRow(props: OrderingRowProps) {
  const { letter, html, at, count, rightPlace, edge, isDragged, onStep, onDragStart } = props;
  return (
    <li
      data-letter={letter}
      className={clsx(
        'relative flex min-h-12 min-w-0 items-center gap-2 rounded-md border py-1 pr-1 pl-3',
        frame(rightPlace, at),
        isDragged && 'opacity-55',
      )}
    >
      {edge && (
        <span
          aria-hidden
          className={clsx('absolute inset-x-0 h-0.5 bg-signal', edge === 'above' ? '-top-1.5' : '-bottom-1.5')}
        />
      )}
      <span
        aria-hidden
        onPointerDown={onStep ? onDragStart : undefined}
        className={clsx(
          'tabular flex min-h-11 shrink-0 items-center gap-1 text-muted',
          onStep && '-ml-2 min-w-11 cursor-grab touch-none active:cursor-grabbing',
        )}
      >
        {onStep && <GripVertical className="size-5 shrink-0" />}
        {at + 1}.
      </span>
      <span className="grid min-w-0 grow gap-1 py-2">
        <RichHtml html={html} className="min-w-0 overflow-x-auto overflow-y-hidden max-sm:hyphens-auto" />
        {rightPlace !== null && <PlaceMark at={at} rightPlace={rightPlace} />}
      </span>
      {onStep && (
        <span className="flex shrink-0 flex-col sm:flex-row">
          <StepButton direction="up" html={html} isAtEnd={at === 0} onStep={onStep} />
          <StepButton direction="down" html={html} isAtEnd={at === count - 1} onStep={onStep} />
        </span>
      )}
    </li>
  );
}

type StepButtonProps = { direction: Direction; html: string; isAtEnd: boolean; onStep: (direction: Direction) => void };

/** Stays in reach of the keyboard at the end of the list: focus that vanished there would be lost. */
function StepButton({ direction, html, isAtEnd, onStep }: StepButtonProps) {
  const { t } = useTranslation('quiz');
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-direction={direction}
      aria-label={t(`types.ordering.${direction}`, { item: plainText(html) })}
      aria-disabled={isAtEnd || undefined}
      onClick={() => onStep(direction)}
      className="grid size-11 place-items-center rounded-md hover:bg-action-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

function PlaceMark({ at, rightPlace }: { at: number; rightPlace: number }) {
  const { t } = useTranslation('quiz');
  if (at === rightPlace) return <Mark verdict="right">{t('reveal.inPlace')}</Mark>;
  return <Mark verdict="wrong">{t('reveal.belongsAt', { position: rightPlace + 1 })}</Mark>;
}

function frame(rightPlace: number | null, at: number): string {
  if (rightPlace === null) return 'border-line bg-surface';
  return rightPlace === at ? 'border-ok bg-ok-soft' : 'border-danger bg-danger-soft';
}
