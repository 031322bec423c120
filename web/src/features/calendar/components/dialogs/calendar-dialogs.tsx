import type { CalendarEntry } from '@navor/contract';
import { Dialog } from '@navor/ui/dialog.tsx';
import type { Placement } from '../../time/placement.ts';
import type { Asked } from './asked.ts';
import { CreateDialog } from './create-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ScopeDialog } from './scope-dialog.tsx';

type CalendarDialogsProps = {
  asked: Asked | null;
  ask: (asked: Asked | null) => void;
  onMove: (entry: CalendarEntry, to: Placement) => void;
};

/** Fetched when the first one is opened. */
export default function CalendarDialogs({ asked, ask, onMove }: CalendarDialogsProps) {
  const close = () => ask(null);
  const shared = { ask, close, onMove };
  return (
    <Dialog open={asked !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      {asked?.kind === 'details' && <DetailsDialog {...shared} asked={asked} />}
      {asked?.kind === 'move' && <MoveDialog {...shared} asked={asked} />}
      {asked?.kind === 'scope' && <ScopeDialog {...shared} asked={asked} />}
      {asked?.kind === 'create' && <CreateDialog {...shared} asked={asked} />}
    </Dialog>
  );
}
