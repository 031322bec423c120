import { z } from 'zod';
import { defineEvent } from './events.ts';

/** A group of searchable items was published, changed or withdrawn. */
export const searchableChanged = defineEvent(
  'searchable.changed',
  z.object({ source: z.string(), groupId: z.string() }),
);
