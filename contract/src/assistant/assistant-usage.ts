import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { allowanceSchema } from './conversations.ts';

/** What was used in a stretch of time. Tokens are the gateway's own figures unless they had to be estimated. */
const usageSchema = z.object({
  messages: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  is_estimated: z.boolean(),
});
export type Usage = z.infer<typeof usageSchema>;

export const ownUsageSchema = z.object({
  allowance: allowanceSchema,
  /** By the caller's own calendar, without gaps, the oldest first. */
  days: z.array(usageSchema.extend({ day: z.iso.date() })),
  months: z.array(usageSchema.extend({ month: z.string() })),
  /** Those that used most in these days; what was deleted is summed up as one without an id. */
  conversations: z.array(usageSchema.extend({ id: z.uuid().nullable(), title: z.string().nullable() })),
  /** How many there were in these days that still exist. */
  conversation_count: z.number().int(),
  /** Of these days. */
  total: usageSchema,
});
export type OwnUsage = z.infer<typeof ownUsageSchema>;

export const totalUsageSchema = z.object({
  days: z.array(usageSchema.extend({ day: z.iso.date(), people: z.number().int(), failed: z.number().int() })),
  months: z.array(usageSchema.extend({ month: z.string(), people: z.number().int(), failed: z.number().int() })),
});
export type TotalUsage = z.infer<typeof totalUsageSchema>;

const tags = ['assistant'];
const days = { days: z.coerce.number().int().min(7).max(366).default(30) };

export const assistantUsage = {
  own: endpoint
    .route({
      method: 'GET',
      path: '/assistant/usage',
      summary: 'What the caller has asked, by day, month and conversation',
      tags,
    })
    .input(z.object(days))
    .output(ownUsageSchema),
  total: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/assistant/usage/total', summary: 'What everybody together has asked', tags })
    .input(z.object(days))
    .output(totalUsageSchema),
};
