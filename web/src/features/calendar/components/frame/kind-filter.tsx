import { type CalendarEntryKind, calendarEntryKinds } from '@navor/contract/choices';
import { clsx } from 'clsx';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { calendarAddress } from '../../calendar-query.ts';
import { useCalendar } from '../calendar-context.tsx';
import { kindLook } from '../entry/kind-look.ts';

/** What the hues and icons mean; each kind can be left out, which stands in the address. */
export function KindFilter() {
  const { t } = useTranslation('calendar');
  return (
    <ul
      aria-label={t('filter.label')}
      className="relative flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap print:hidden"
    >
      {calendarEntryKinds.map((kind) => (
        <KindToggle key={kind} kind={kind} />
      ))}
    </ul>
  );
}

function KindToggle({ kind }: { kind: CalendarEntryKind }) {
  const { t } = useTranslation('calendar');
  const { query } = useCalendar();
  const { hidden } = query;
  const { icon, surface } = kindLook[kind];
  const isHidden = hidden.includes(kind);
  const Icon = isHidden ? EyeOff : icon;
  const next = isHidden ? hidden.filter((other) => other !== kind) : [...hidden, kind];
  return (
    <li>
      <Link
        to={calendarAddress({ ...query, hidden: next })}
        replace
        preventScrollReset
        className={clsx(
          'flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-sm border border-l-[3px] px-2 text-xs md:min-h-8',
          isHidden ? 'border-line text-muted line-through' : surface,
        )}
      >
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {t(`kinds.${kind}`)}
        <span className="sr-only">{t(isHidden ? 'filter.hidden' : 'filter.shown')}</span>
      </Link>
    </li>
  );
}
