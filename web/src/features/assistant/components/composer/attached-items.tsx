import type { ShownAttachment } from '@navor/contract';
import { BookOpen, LibraryBig, SquareCheckBig, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAreaPath, withoutAttachment } from '../../assistant-paths.ts';

const icons = { lesson: BookOpen, library: LibraryBig, question: SquareCheckBig };

export type AttachedItemsProps = { attached: readonly ShownAttachment[]; isRemovable?: boolean };

/** What a question is about. What can still be taken away stands in the address, so that a link without it does. */
export function AttachedItems({ attached, isRemovable = false }: AttachedItemsProps) {
  const { t } = useTranslation('assistant');
  const location = useLocation();
  const areaPath = useAreaPath();
  return (
    <ul aria-label={t('attached')} className="flex max-w-full flex-wrap gap-2">
      {attached.map(({ attachment, title, path }) => {
        const Icon = icons[attachment.kind];
        return (
          <li
            key={JSON.stringify(attachment)}
            className="flex min-h-8 max-w-full items-center gap-2 rounded-full border border-line bg-surface pl-3 text-sm"
          >
            <Icon aria-hidden className="size-4 shrink-0 text-action" />
            <span className="min-w-0 truncate pr-3">
              {path ? (
                <Link to={areaPath(path)} className="rounded-sm underline-offset-4 hover:underline">
                  {title}
                </Link>
              ) : (
                [title, t('attachment.gone')].filter(Boolean).join(' · ')
              )}
            </span>
            {isRemovable && (
              <Link
                to={withoutAttachment(location, attachment)}
                replace
                preventScrollReset
                aria-label={t('attachment.remove', { title })}
                className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-action-soft md:size-8"
              >
                <X aria-hidden className="size-4" />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
