import type { BlockDifference, WordChange } from '@navor/contract';
import { VisuallyHidden } from '@navor/ui/visually-hidden.tsx';
import { clsx } from 'clsx';
import { ArrowUpDown, Minus, PencilLine, Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedLines } from './folded-lines.tsx';

/** Texts of the namespace that whoever shows a difference has to load. */
export const mergingNamespaces = ['cms-merging'];

/** What changed in a text: what is gone is struck out, what is new is underlined, and both are said aloud. */
export function Difference({ differences }: { differences: readonly BlockDifference[] }) {
  const { t } = useTranslation('cms-merging');
  if (differences.every(({ kind }) => kind === 'same')) {
    return <p className="text-muted text-sm">{t('difference.none')}</p>;
  }
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {differences.map((difference, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a difference have nothing but their order.
        <li key={at}>
          {difference.kind === 'same' ? (
            <FoldedLines text={difference.text} label={(count) => t('difference.same', { count })} />
          ) : (
            <ChangedBlock difference={difference} />
          )}
        </li>
      ))}
    </ol>
  );
}

type Changed = Exclude<BlockDifference, { kind: 'same' }> & { kind: 'added' | 'removed' | 'changed' | 'moved' };

const looks = {
  added: { icon: Plus, className: 'border-ok bg-ok-soft', label: 'text-ok' },
  removed: { icon: Minus, className: 'border-danger bg-danger-soft', label: 'text-danger' },
  changed: { icon: PencilLine, className: 'border-action bg-surface', label: 'text-action' },
  moved: { icon: ArrowUpDown, className: 'border-warn bg-surface', label: 'text-warn' },
};

function ChangedBlock({ difference }: { difference: BlockDifference }) {
  const { t } = useTranslation('cms-merging');
  const { kind } = difference as Changed;
  const { icon: Icon, className, label } = looks[kind];
  return (
    <div className={clsx('grid gap-1 rounded-sm border-l-4 px-3 py-2', className)}>
      <p className={clsx('flex items-center gap-1.5 font-medium text-xs', label)}>
        <Icon aria-hidden className="size-3.5" />
        {t(`difference.${kind}`)}
      </p>
      <div className="wrap-anywhere whitespace-pre-wrap font-mono text-sm">
        {'words' in difference ? <Words words={difference.words} /> : difference.text}
      </div>
    </div>
  );
}

function Words({ words }: { words: readonly WordChange[] }): ReactNode {
  const { t } = useTranslation('cms-merging');
  return words.map(({ kind, text }, at) => {
    const Change = kind === 'added' ? 'ins' : 'del';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have nothing but their order.
      <Fragment key={at}>
        {kind === 'same' ? (
          text
        ) : (
          <Change
            className={clsx(
              'rounded-[2px] px-0.5',
              kind === 'added' ? 'bg-ok-soft text-ok underline' : 'bg-danger-soft text-danger line-through',
            )}
          >
            <VisuallyHidden>
              {t(kind === 'added' ? 'difference.addedWords' : 'difference.removedWords')}{' '}
            </VisuallyHidden>
            {text}
            <VisuallyHidden> {t('difference.end')} </VisuallyHidden>
          </Change>
        )}
      </Fragment>
    );
  });
}
