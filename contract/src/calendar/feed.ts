import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const tags = ['calendar'];

const feedSchema = z.object({
  created_at: z.date(),
  /** When a calendar last asked for it; told to a quarter of an hour. */
  last_read_at: z.date().nullable(),
});
export type CalendarFeed = z.infer<typeof feedSchema>;

/** The private address at which other calendars follow somebody's. */
export const feed = {
  own: endpoint
    .route({ method: 'GET', path: '/calendar/feed', summary: 'Whether the own calendar has a private address', tags })
    .output(z.object({ feed: feedSchema.nullable() })),
  make: endpoint
    .route({
      method: 'POST',
      path: '/calendar/feed',
      summary: 'Make a private address of the own calendar, in place of any before it; it is told this once',
      tags,
    })
    .output(z.object({ url: z.url(), feed: feedSchema })),
  revoke: endpoint
    .route({ method: 'DELETE', path: '/calendar/feed', summary: 'End the private address of the own calendar', tags })
    .output(z.object({ done: z.literal(true) })),
  read: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/calendar/feed/{file}',
      summary: 'A calendar as a file of RFC 5545, for whoever knows its private address',
      tags,
    })
    .input(z.object({ file: z.string().max(200) }))
    .output(z.file()),
};
