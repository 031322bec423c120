import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { personName } from '../identity/profile.ts';
import { contactTopics, messageLength } from './support-choices.ts';

export const support = {
  contact: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/contact',
      successStatus: 202,
      summary: 'Write to the people behind this installation',
      tags: ['support'],
    })
    .input(
      z.object({
        /** Made by the form: the same message sent twice arrives once. */
        id: z.uuid(),
        name: personName,
        email: z.email().max(254),
        topic: z.enum(contactTopics),
        message: z.string().trim().min(messageLength.min).max(messageLength.max),
      }),
    )
    .output(z.object({ accepted: z.literal(true) })),
};
