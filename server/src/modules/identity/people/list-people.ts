import type { Person, Role } from '@navor/contract';
import { and, arrayContains, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { profiles, users } from '../identity.tables.ts';
import { presentPerson, selectPeople } from './person-rows.ts';

const pageSize = 25;

type Wanted = { search?: string | undefined; role?: Role | undefined; page: number };
type PeoplePage = { page_count: number; count: number; people: Person[] };

export async function listPeople(db: Db, { search, role, page }: Wanted): Promise<PeoplePage> {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const condition = and(
    pattern
      ? or(ilike(users.email, pattern), ilike(users.name, pattern), ilike(profiles.fullName, pattern))
      : undefined,
    role && arrayContains(users.roles, [role]),
  );
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(users).leftJoin(profiles, eq(profiles.id, users.id)).where(condition),
    selectPeople(db)
      .where(condition)
      .orderBy(desc(users.createdAt), users.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const found = total?.count ?? 0;
  return {
    count: found,
    page_count: Math.max(1, Math.ceil(found / pageSize)),
    people: rows.map(presentPerson),
  };
}
