import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';

/** Looser than what may be chosen, for somebody reads it off a screen. */
const readNickname = line(100).min(1);
const tags = ['achievements'];

const nicknameOfPersonSchema = z.object({ nickname: z.string(), has_profile: z.boolean() });
export type NicknameOfPerson = z.infer<typeof nicknameOfPersonSchema>;

const nicknameOwnerSchema = z.object({ id: z.uuid(), nickname: z.string() });
export type NicknameOwner = z.infer<typeof nicknameOwnerSchema>;

/** What administrators do with nicknames that offend, or that pretend to be somebody. */
export const nicknames = {
  ofPerson: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/people/{id}/nickname', summary: 'What others know somebody by', tags })
    .input(z.object({ id: z.uuid() }))
    .output(nicknameOfPersonSchema.nullable()),
  owner: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/nicknames/owner', summary: 'Who goes by a nickname', tags })
    .input(z.object({ nickname: readNickname }))
    .output(nicknameOwnerSchema.nullable()),
  withdraw: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'POST', path: '/people/{id}/nickname/withdrawal', summary: 'Take a nickname away for good', tags })
    /** The nickname as it was looked at: its owner may have another by now. */
    .input(z.object({ id: z.uuid(), nickname: readNickname, reason: line(500).min(1) }))
    .output(z.object({ done: z.literal(true) })),
};
