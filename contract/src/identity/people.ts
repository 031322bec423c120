import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { grantablePlanIds } from '../billing/plan-choices.ts';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import { roles } from './identity-choices.ts';
import { roleSchema, userSchema } from './user.ts';

/** Somebody as an administrator sees them. */
export const personSchema = userSchema.extend({
  avatar_url: z.string().nullable(),
  has_two_factor: z.boolean(),
  /** Set while the account is closed and waits for its deletion. */
  deletion_due_at: z.date().nullable(),
  /** The plan that unlocks most for them now. */
  plan_id: z.enum(grantablePlanIds).nullable(),
  /** Null if nothing is left that would tell. */
  last_active_at: z.date().nullable(),
});
export type Person = z.infer<typeof personSchema>;

const personDetailsSchema = personSchema.extend({
  /** Null without a profile. */
  language: languageShape.nullable(),
  /** Null follows the device. */
  time_zone: z.string().nullable(),
  /** Those that are open, the one used last first. */
  sessions: z.array(
    z.object({ id: z.uuid(), created_at: z.date(), last_active_at: z.date(), user_agent: z.string().nullable() }),
  ),
});
export type PersonDetails = z.infer<typeof personDetailsSchema>;

const accountAndReason = z.object({ id: z.uuid(), reason: line(500).min(1) });
const done = z.object({ done: z.literal(true) });

/** What administrators do with everybody's accounts. */
export const people = {
  people: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/people', summary: 'Everybody with an account, newest first', tags: ['identity'] })
    .input(
      z.object({
        /** A part of the name or of the address. */
        search: line(100).optional(),
        role: roleSchema.optional(),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(z.object({ page_count: z.number().int(), count: z.number().int(), people: z.array(personSchema) })),
  person: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/people/{id}', summary: 'Somebody with an account', tags: ['identity'] })
    .input(z.object({ id: z.uuid() }))
    .output(personDetailsSchema),
  setRoles: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'PUT', path: '/people/{id}/roles', summary: 'Say what somebody may do', tags: ['identity'] })
    .input(z.object({ id: z.uuid(), roles: z.array(roleSchema).max(roles.length) }))
    .output(z.object({ roles: z.array(roleSchema) })),
  signPersonOut: endpoint
    .meta({ access: 'admin' })
    .route({
      method: 'POST',
      path: '/people/{id}/sign-out',
      summary: 'End all sessions of somebody',
      tags: ['identity'],
    })
    .input(accountAndReason)
    .output(done),
  removeTwoFactor: endpoint
    .meta({ access: 'admin' })
    .route({
      method: 'POST',
      path: '/people/{id}/two-factor/remove',
      summary: 'Switch two-factor sign-in off for somebody who has lost their codes',
      tags: ['identity'],
    })
    .input(accountAndReason)
    .output(done),
};
