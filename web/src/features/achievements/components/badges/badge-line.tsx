import type { Badge } from '@navor/contract';
import { BadgeDrawing } from '../badge-drawings/badge-drawing.tsx';
import { shareOf, useBadgeTexts } from './use-badge-texts.ts';

type BadgeLineProps = { badge: Badge; label?: string };

/** A badge in short, where there are few. */
export function BadgeLine({ badge, label }: BadgeLineProps) {
  const { name, description, progress } = useBadgeTexts(badge);
  return (
    <div className="flex items-center gap-3">
      {badge.earned_at ? (
        <BadgeDrawing id={badge.id} state="earned" className="size-12" />
      ) : (
        <BadgeDrawing id={badge.id} state="open" share={shareOf(badge.progress)} className="size-12" />
      )}
      <div className="grid min-w-0">
        {label && <p className="text-muted text-xs">{label}</p>}
        <p className="font-medium leading-5">{name}</p>
        <p className="tabular text-muted text-sm">{progress ?? description}</p>
      </div>
    </div>
  );
}
