import type { Role } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { users } from './identity.tables.ts';
import { authenticationOf } from './sign-in/authentication.ts';

export const demoPassword = 'navor-demo-2026';

/** The accounts a demo installation starts with; the administrator comes first, as in any other installation. */
export const demoAccounts: { email: string; name: string; roles: Role[] }[] = [
  { email: 'admin@navor.example', name: 'Alenka Kovač', roles: ['learner', 'admin'] },
  { email: 'learner@navor.example', name: 'Luka Novak', roles: ['learner'] },
  { email: 'premium@navor.example', name: 'Petra Zupan', roles: ['learner'] },
  { email: 'tutor@navor.example', name: 'Tomaž Kranjc', roles: ['learner', 'tutor'] },
  { email: 'author@navor.example', name: 'Ana Žagar', roles: ['learner', 'author'] },
];

/** Whoever tries them out comes to a place that is lived in, past the first steps of a newcomer. */
const ageMs = 30 * 24 * 60 * 60 * 1000;

/** Opens the demo accounts in an installation that has none yet; a start that was cut off is completed by the next. */
export async function openDemoAccounts(services: Services): Promise<void> {
  const { db } = services;
  const { api } = authenticationOf(services);
  for (const { email, name, roles } of demoAccounts) {
    const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (existing) continue;
    const { user } = await api.signUpEmail({ body: { email, name, password: demoPassword } });
    await db
      .update(users)
      .set({ roles, createdAt: new Date(Date.now() - ageMs) })
      .where(eq(users.id, user.id));
  }
}
