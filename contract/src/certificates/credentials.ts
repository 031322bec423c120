import { z } from 'zod';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';

const tags = ['certificates'];
const open = { access: 'public' } as const;

/** Documents of other programs' making, whose shapes are those of Open Badges and of the W3C. */
const document = z.record(z.string(), z.unknown());

/** What programs need that check a credential; their addresses are in every credential and never change. */
export const credentials = {
  issuer: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/credentials/issuer', summary: 'Who signs credentials here', tags })
    .output(document),
  key: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/credentials/keys/{key}', summary: 'A public key of the issuer', tags })
    .input(z.object({ key: z.string().min(1).max(100) }))
    .output(document),
  status: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/credentials/status/{list}', summary: 'Which credentials are revoked', tags })
    .input(z.object({ list: z.coerce.number().int().min(1).max(1_000_000) }))
    .output(document),
  achievement: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/credentials/achievements/{course}',
      summary: 'What a credential is given for',
      tags,
    })
    .input(z.object({ course: z.string().min(1).max(200), ...requestedLanguage }))
    .output(document),
};
