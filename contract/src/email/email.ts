import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { personName } from '../identity/profile.ts';
import { calendarMethods, mailStates } from './email-choices.ts';

const httpUrl = z.url({ protocol: /^https?$/ }).max(2000);

/** The messages that may be asked for through the API, and what each must know. */
export const emailSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), data: z.object({ userName: personName }) }),
  z.object({
    type: z.literal('course_completion'),
    data: z.object({
      userName: personName,
      courseName: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .regex(/^\P{Cc}*$/u),
    }),
  }),
  z.object({
    type: z.literal('payment_confirmation'),
    data: z.object({
      userName: personName,
      /** In whole units of the currency, such as 19 or 19.9. */
      amount: z.number().nonnegative().max(1_000_000),
      currency: z.string().regex(/^[A-Za-z]{3}$/),
    }),
  }),
  z.object({ type: z.literal('password_reset'), data: z.object({ userName: personName, resetLink: httpUrl }) }),
]);
export type Email = z.infer<typeof emailSchema>;

export const mailSchema = z.object({
  id: z.uuid(),
  to: z.email(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The event that it carries for its reader's calendar. */
  calendar: z.object({ method: z.enum(calendarMethods), content: z.string() }).nullable(),
  created_at: z.date(),
});
export type Mail = z.infer<typeof mailSchema>;

export const deliverySchema = mailSchema.omit({ html: true, calendar: true }).extend({
  calendar_method: z.enum(calendarMethods).nullable(),
  state: z.enum(mailStates),
  sent_at: z.date().nullable(),
  /** Why the last attempt failed: in the mail server's words, or `unknown-handover`. */
  failure: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const email = {
  send: endpoint
    .route({
      method: 'POST',
      path: '/functions/send-email',
      successStatus: 202,
      summary: 'Send one of the known messages to the own address; administrators to any',
      tags: ['email'],
    })
    .input(z.object({ to: z.email().max(254) }).and(emailSchema))
    .output(z.object({ accepted: z.literal(true) })),
  deliveries: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/mails', summary: 'What was sent and what could not be', tags: ['email'] })
    .input(
      z.object({
        state: z.enum(mailStates).optional(),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(
      z.object({
        /** Without one, messages stay in the outbox. */
        has_mail_server: z.boolean(),
        failing_count: z.number().int(),
        count: z.number().int(),
        page_count: z.number().int(),
        mails: z.array(deliverySchema),
      }),
    ),
  retry: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'POST', path: '/mails/{id}/retry', summary: 'Try a failed message again now', tags: ['email'] })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ accepted: z.literal(true) })),
  outbox: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/dev/mail',
      summary: 'Messages of a demo installation, newest first',
      tags: ['email'],
    })
    .input(z.object({ to: z.email().optional() }))
    .output(z.array(mailSchema)),
};
