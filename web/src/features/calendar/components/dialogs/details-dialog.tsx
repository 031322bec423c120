import type { CalendarEntry } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { DialogContent } from '@navor/ui/dialog.tsx';
import { ArrowRight, Clock, MapPin, Move, Pencil, Repeat, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { eventAddress } from '../../calendar-paths.ts';
import { useCalendar } from '../calendar-context.tsx';
import { kindLook } from '../entry/kind-look.ts';
import { useEntryTexts } from '../entry/use-entry-texts.ts';
import type { DialogProps } from './asked.ts';
import { findPlaceOf } from './find-place-of.ts';

/** An entry with all that can be done with it. */
export function DetailsDialog({ asked: { entry }, ask, close }: DialogProps<'details'>) {
  const { t } = useTranslation('calendar');
  const { query, removeEntry } = useCalendar();
  const { can_move, can_delete } = entry.actions;
  return (
    <DialogContent
      title={<span className="wrap-anywhere">{entry.title}</span>}
      description={t(`kind.${entry.kind}`)}
      size="md"
      returnFocusTo={() => findPlaceOf(entry)}
      footer={
        <>
          {can_move && (
            <Button variant="secondary" onClick={() => ask({ kind: 'move', entry })}>
              <Move aria-hidden />
              {t('actions.move')}
            </Button>
          )}
          {entry.event && (
            <Button asChild>
              <Link to={eventAddress(entry.event, query.view)}>
                <Pencil aria-hidden />
                {t('actions.edit')}
              </Link>
            </Button>
          )}
          {entry.path && !entry.event && (
            <Button asChild>
              <Link to={entry.path}>
                {t('actions.open')}
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          )}
          {/* Last, for the focus begins with the first: opening something twice must not delete it. */}
          {entry.event && can_delete && (
            <Button
              variant="ghost"
              className="-order-1 sm:mr-auto"
              onClick={() => {
                close();
                removeEntry(entry);
              }}
            >
              <Trash2 aria-hidden />
              {t('actions.delete')}
            </Button>
          )}
        </>
      }
    >
      <Facts entry={entry} />
    </DialogContent>
  );
}

function Facts({ entry }: { entry: CalendarEntry }) {
  const { t } = useTranslation('calendar');
  const { timeZone } = useCalendar();
  const { when } = useEntryTexts();
  const Icon = kindLook[entry.kind].icon;
  return (
    <div className="grid gap-2 text-sm">
      <Fact icon={<Clock aria-hidden />}>
        <span className="first-letter:uppercase">{when(entry)}</span>
        {!entry.is_all_day && <span className="block text-muted text-xs">{timeZone.replaceAll('_', ' ')}</span>}
      </Fact>
      {entry.is_tentative && <Fact icon={<Icon aria-hidden />}>{t('tentative')}</Fact>}
      {entry.event?.occurrence && <Fact icon={<Repeat aria-hidden />}>{t('repeats')}</Fact>}
      {entry.location && (
        <Fact icon={<MapPin aria-hidden />}>
          {/^https?:\/\//.test(entry.location) ? (
            <a href={entry.location} rel="noreferrer" target="_blank" className="text-action underline wrap-anywhere">
              {entry.location}
            </a>
          ) : (
            <span className="wrap-anywhere">{entry.location}</span>
          )}
        </Fact>
      )}
      {entry.description && (
        <p className="whitespace-pre-line border-line border-t pt-3 wrap-anywhere">{entry.description}</p>
      )}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
