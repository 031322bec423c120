import type { ReactNode, RefObject } from 'react';
import { useNavigation } from 'react-router';

type FoundListProps = {
  /** Where the list is. */
  path: string;
  /** Says how much was found. */
  count: string;
  /** The focus goes here when what was clicked to remove a filter goes with it. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What stands there instead says so itself; the count is only read out. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** What a list has found; pale while it is asked for something else. */
export function FoundList({ path, count, heading, isEmpty = false, children }: FoundListProps) {
  const isChanging = useNavigation().location?.pathname === path;
  return (
    <section
      aria-labelledby="found-count"
      aria-busy={isChanging}
      className="grid gap-4 transition-opacity aria-busy:opacity-60"
    >
      <div role="status">
        <h2
          id="found-count"
          ref={heading}
          tabIndex={-1}
          className={isEmpty ? 'sr-only' : 'tabular text-muted text-sm outline-none'}
        >
          {count}
        </h2>
      </div>
      {children}
    </section>
  );
}
