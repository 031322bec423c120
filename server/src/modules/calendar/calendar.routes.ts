import { signedIn } from '../../platform/access.ts';
import { type ApiContext, os } from '../../platform/api.ts';
import { found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { languageOf } from '../../platform/texts.ts';
import { timeZoneOf } from '../../platform/time/time-zone.ts';
import { loadEntries } from './entries/load-entries.ts';
import { addEvent } from './own-events/add-event.ts';
import { changeEvent } from './own-events/change-event.ts';
import { deleteEvent } from './own-events/delete-event.ts';
import type { EventChange, EventFields } from './own-events/event-row.ts';
import { findEvent } from './own-events/find-event.ts';
import { movedBy } from './own-events/moved-by.ts';
import { moveStudyBlock } from './study-plans/move-study-block.ts';
import { replanEndedBlocks } from './study-plans/replan-study.ts';

const done = { done: true as const };

/** Everybody's calendar is their own: whatever is found is found by its owner alone. */
export function calendarRoutes(services: Services) {
  const callerOf = ({ viewer, headers }: ApiContext) => {
    const caller = signedIn(viewer);
    return { userId: caller.user.id, timeZone: timeZoneOf(caller, headers), now: new Date() };
  };

  return {
    entries: os.calendar.entries.handler(async ({ input, context }) => {
      const caller = callerOf(context);
      await replanEndedBlocks(services, caller);
      return loadEntries(services, { ...caller, ...input, language: languageOf(context.headers) });
    }),

    event: os.calendar.event.handler(async ({ input, context }) => {
      const { userId } = callerOf(context);
      return found(await findEvent(services.db, { userId, id: input.id, occurrence: input.occurrence ?? null }));
    }),

    addEvent: os.calendar.addEvent.handler(({ input: { id, ...fields }, context }) =>
      addEvent(services, { ...callerOf(context), id, fields }),
    ),

    changeEvent: os.calendar.changeEvent.handler(async ({ input, context }) => {
      const { id, occurrence, scope, ...change } = input;
      await changeEvent(services, { ...callerOf(context), id, occurrence, scope, change: given(change) });
      return done;
    }),

    moveEvent: os.calendar.moveEvent.handler(async ({ input, context }) => {
      const { id, occurrence, scope, time_zone, ...moved } = input;
      const caller = callerOf(context);
      const change = movedBy(moved, time_zone ?? caller.timeZone);
      await changeEvent(services, { ...caller, id, occurrence, scope, change });
      return done;
    }),

    deleteEvent: os.calendar.deleteEvent.handler(async ({ input, context }) => {
      await deleteEvent(services, { ...callerOf(context), ...input });
      return done;
    }),

    moveStudyBlock: os.calendar.moveStudyBlock.handler(async ({ input, context }) => {
      const { time_zone, ...moved } = input;
      const caller = callerOf(context);
      found(await moveStudyBlock(services.db, { ...caller, timeZone: time_zone ?? caller.timeZone, ...moved }));
      return done;
    }),
  };
}

/** Fields that a change does not name stay as they are, also where a caller names them without a value. */
function given(change: { [Field in keyof EventFields]?: EventFields[Field] | undefined }): EventChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
