import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const email = {
  outbox: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/dev/mail',
      summary: 'Messages of a demo installation, newest first',
      tags: ['email'],
    })
    .input(z.object({ to: z.email().optional() }))
    .output(
      z.array(
        z.object({
          id: z.uuid(),
          to: z.email(),
          subject: z.string(),
          html: z.string(),
          text: z.string(),
          created_at: z.date(),
        }),
      ),
    ),
};
