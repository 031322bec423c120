import { clsx } from 'clsx';
import {
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

const delayMs = 700;
/** Who has just read that of a neighbour need not wait again. */
const skipDelayMs = 300;
/** Long enough to move the pointer over the tooltip itself. */
const leaveMs = 150;

/** The one that is shown, of all on the page: the next one takes its place. */
let shown: { hide: () => void } | null = null;
let lastShownAt = Number.NEGATIVE_INFINITY;

function hasJustBeenRead(): boolean {
  return shown !== null || performance.now() - lastShownAt < skipDelayMs;
}

type TooltipProps = {
  /** What the element is called; screen readers know it from the element itself. */
  text: string;
  side: 'right' | 'top';
  children: ReactNode;
};

/**
 * The name of a control that is an icon alone, for those who see it. Without the code that would place it anywhere on a page:
 * it stands beside what it names, which is at the edge of the screen.
 */
export function Tooltip({ text, side, children }: TooltipProps) {
  const [place, setPlace] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const after = (ms: number, next: DOMRect | null) => {
    clearTimeout(timer.current);
    if (ms === 0) setPlace(next);
    else timer.current = setTimeout(() => setPlace(next), ms);
  };
  const show = (event: SyntheticEvent, ms: number) => {
    const named = event.currentTarget.firstElementChild;
    if (named) after(ms, named.getBoundingClientRect());
  };
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // With the tooltip itself, and not some time after it: Escape may follow at once.
  useLayoutEffect(() => {
    if (!place) return;
    const own = {
      hide: () => {
        clearTimeout(timer.current);
        setPlace(null);
      },
    };
    shown?.hide();
    shown = own;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(null);
    document.addEventListener('keydown', onKey);
    return () => {
      if (shown === own) shown = null;
      lastShownAt = performance.now();
      document.removeEventListener('keydown', onKey);
    };
  }, [place]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside.
    <span
      className="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(event, hasJustBeenRead() ? 0 : delayMs)}
      onPointerLeave={() => after(leaveMs, null)}
      onPointerDown={hide}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && show(event, 0)}
      onBlur={hide}
    >
      {children}
      {place &&
        createPortal(
          <div
            role="tooltip"
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={hide}
            className={clsx(
              'fixed z-60 w-max max-w-64 animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-paper text-xs leading-5 shadow-raised',
              side === 'right' ? '-translate-y-1/2' : '-translate-x-1/2 -translate-y-full',
            )}
            style={
              side === 'right'
                ? { left: place.right + 6, top: place.top + place.height / 2 }
                : { left: place.left + place.width / 2, top: place.top - 6 }
            }
          >
            {text}
          </div>,
          document.body,
        )}
    </span>
  );
}
