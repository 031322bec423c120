import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { firstAdministratorLink } from './first-administrator.ts';
import { findAdministrators } from './identity.queries.ts';
import { users } from './identity.tables.ts';

/** What an operator has to know about who can come in. */
export async function identityGreeting(services: Services): Promise<string[]> {
  if (services.config.isDemo) return demoGreeting();
  const [retired, link] = await Promise.all([retiredGreeting(services), firstAdministratorLink(services)]);
  return [...demoOffGreeting(services), ...retired, ...(link ? linkGreeting(link) : [])];
}

function demoGreeting(): string[] {
  const lines = demoAccounts.map(({ email, name }) => `  ${email.padEnd(24)} ${name}`);
  return [`Demo accounts, password ${demoPassword}:`, ...lines];
}

function demoOffGreeting({ config: { demoIsOffBy } }: Services): string[] {
  return demoIsOffBy
    ? [`Demo mode is off: by ${demoIsOffBy} others can reach this. DEMO=1 asks for it all the same.`]
    : [];
}

/** An administrator of the demo may have made others administrators, and whoever was one stays it. */
async function retiredGreeting({ db }: Services): Promise<string[]> {
  const retired = await db.select({ email: users.email }).from(users).where(eq(users.isDemo, true));
  if (retired.length === 0) return [];
  const administrators = await findAdministrators(db);
  return [
    `This was a demo before. Its accounts cannot sign in: ${listed(retired)}`,
    ...(administrators.length > 0 ? [`Administrators are: ${listed(administrators)}`] : []),
  ];
}

function linkGreeting(link: string): string[] {
  return ['There is no administrator yet. Whoever opens this link first becomes it; it is good once:', `  ${link}`];
}

function listed(people: { email: string }[]): string {
  return people.map(({ email }) => email).join(', ');
}
