import { publicKeyOf } from '../../platform/files/storage.ts';
import type { PersonalTable } from '../../platform/personal-data.ts';
import { accounts, profiles, sessions, twoFactors, users } from './identity.tables.ts';

export const identityPersonalTables: PersonalTable[] = [
  { name: 'account', table: users, owner: users.id },
  {
    name: 'profile',
    table: profiles,
    owner: profiles.id,
    files: ({ avatarUrl }) => {
      const key = typeof avatarUrl === 'string' ? publicKeyOf(avatarUrl) : undefined;
      return key ? [key] : [];
    },
  },
  { name: 'sessions', table: sessions, owner: sessions.userId, secrets: ['token'] },
  {
    name: 'sign-in-methods',
    table: accounts,
    owner: accounts.userId,
    secrets: ['password', 'accessToken', 'refreshToken', 'idToken'],
  },
  { name: 'two-factor', table: twoFactors, owner: twoFactors.userId, secrets: ['secret', 'backupCodes'] },
];
