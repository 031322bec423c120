import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const system = {
  about: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/about', summary: 'Name, version and mode of this installation', tags: ['system'] })
    .output(z.object({ name: z.string(), version: z.string(), isDemo: z.boolean() })),
  reportProblem: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/problems',
      successStatus: 202,
      summary: 'Report an error that happened in a browser',
      tags: ['system'],
    })
    .input(
      z.object({
        message: z.string().min(1).max(500),
        stack: z.string().max(4000).optional(),
        path: z.string().max(500),
      }),
    )
    .output(z.object({ accepted: z.literal(true) })),
};
