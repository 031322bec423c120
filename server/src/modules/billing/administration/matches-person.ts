import { ilike, or, type SQL } from 'drizzle-orm';
import type { peopleSubquery } from '../../identity/index.ts';

/** A condition: somebody's name or address has these characters in it, whatever they are. */
export function matchesPerson(people: ReturnType<typeof peopleSubquery>, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(people.email, pattern), ilike(people.fullName, pattern));
}
