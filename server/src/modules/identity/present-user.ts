import type { User } from '@navor/contract';
import type { users } from './identity.tables.ts';

export function presentUser({ id, email, emailVerified, name, createdAt, roles }: typeof users.$inferSelect): User {
  return { id, email, email_verified: emailVerified, full_name: name, created_at: createdAt, roles };
}
