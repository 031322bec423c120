import type { Role } from '@navor/contract';
import { defaultLanguage } from '@navor/languages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { sessions, users } from './identity.tables.ts';
import { insertAccount } from './sign-in/open-account.ts';
import { hashPassword } from './sign-in/password-hash.ts';

export const demoPassword = 'navor-demo-2026';

export const demoAccounts: { email: string; name: string; roles: Role[] }[] = [
  { email: 'admin@navor.example', name: 'Alenka Kovač', roles: ['learner', 'admin'] },
  { email: 'learner@navor.example', name: 'Luka Novak', roles: ['learner'] },
  { email: 'premium@navor.example', name: 'Petra Zupan', roles: ['learner'] },
  { email: 'tutor@navor.example', name: 'Tomaž Kranjc', roles: ['learner', 'tutor'] },
  { email: 'author@navor.example', name: 'Ana Žagar', roles: ['learner', 'author'] },
];

/** More tutors for the directory of a demo; they sign in like the others, and nobody needs to be told of them. */
export const demoTutorAccounts: typeof demoAccounts = [
  { email: 'maja.hribar@navor.example', name: 'Maja Hribar', roles: ['learner', 'tutor'] },
  { email: 'andrej.golob@navor.example', name: 'Andrej Golob', roles: ['learner', 'tutor'] },
  { email: 'jonas.weber@navor.example', name: 'Jonas Weber', roles: ['learner', 'tutor'] },
  { email: 'priya.raman@navor.example', name: 'Priya Raman', roles: ['learner', 'tutor'] },
  { email: 'emily.carter@navor.example', name: 'Emily Carter', roles: ['learner', 'tutor'] },
];

/** Whoever tries them out comes to a place that is lived in, past the first steps of a newcomer. */
const ageMs = 30 * 24 * 60 * 60 * 1000;

/** Opens the demo accounts that are not there yet, and gives those that an end of the demo had retired their roles back. */
export async function openDemoAccounts({ db }: Services): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const { email, name, roles } of [...demoAccounts, ...demoTutorAccounts]) {
    await db.transaction(async (tx) => {
      const more = { roles, isDemo: true, emailVerified: true, createdAt: new Date(Date.now() - ageMs) };
      const opened = await insertAccount(tx, { email, name, language: defaultLanguage }, passwordHash, more);
      if (!opened) {
        await tx
          .update(users)
          .set({ roles })
          .where(and(eq(users.email, email), eq(users.isDemo, true)));
      }
    });
  }
}

/** When the demo is over: nobody comes in by them any more (`authentication.ts` sees to that), and nobody is in. */
export async function retireDemoAccounts({ db }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const retired = await tx
      .update(users)
      .set({ roles: ['learner'] })
      .where(eq(users.isDemo, true))
      .returning({ id: users.id });
    const ids = retired.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, ids));
  });
}
