import type { MergePart } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictPlace } from './conflict-place.tsx';
import { type Conflict as ConflictingPart, type Decision, resolvedText } from './conflict-text.ts';
import { FoldedLines } from './folded-lines.tsx';

type ConflictProps = {
  /** As saving answered. Give the component another `key` for another answer. */
  parts: readonly MergePart[];
  isBusy?: boolean;
  onResolve: (text: string) => void;
};

/** What two people wrote in the same places: whoever came second decides, with both texts before them. */
export function Conflict({ parts, isBusy = false, onResolve }: ConflictProps) {
  const { t } = useTranslation('cms-merging');
  const title = useRef<HTMLHeadingElement>(null);
  const conflicts = parts.filter((part): part is ConflictingPart => part.kind === 'conflict');
  const [decisions, setDecisions] = useState<(Decision | undefined)[]>([]);
  const text = resolvedText(parts, decisions);
  const left = conflicts.filter((_, at) => !decisions[at]).length;

  // It takes the place of what the person was typing into.
  useEffect(() => title.current?.focus(), []);

  function decide(place: number, decision: Decision) {
    setDecisions((known) => Object.assign([...known], { [place]: decision }));
  }

  let place = -1;
  return (
    <section aria-labelledby="conflict-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid max-w-reading gap-1">
        <h2 ref={title} id="conflict-title" tabIndex={-1} className="font-semibold text-lg">
          {t('conflict.title')}
        </h2>
        <p className="text-muted text-sm">{t('conflict.text')}</p>
      </div>
      {parts.map((part, at) => {
        if (part.kind === 'same') {
          const label = (count: number) => t('conflict.same', { count });
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order.
          return <FoldedLines key={at} text={part.text} label={label} />;
        }
        place += 1;
        const own = place;
        return (
          <ConflictPlace
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order.
            key={at}
            conflict={part}
            title={t('conflict.place', { number: own + 1, total: conflicts.length })}
            decision={decisions[own]}
            onDecide={(decision) => decide(own, decision)}
          />
        );
      })}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={text === null} isBusy={isBusy} onClick={() => text !== null && onResolve(text)}>
          {t('conflict.save')}
        </Button>
        <p role="status" className="text-muted text-sm">
          {left > 0 ? t('conflict.left', { count: left }) : t('conflict.ready')}
        </p>
      </div>
    </section>
  );
}
