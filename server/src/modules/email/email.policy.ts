import type { Email, User } from '@navor/contract';
import { siteUrl } from '../../platform/http/site-url.ts';
import type { Services } from '../../platform/services.ts';

/** Anybody may write to themselves, an administrator to anyone; more would be an open relay. */
export function maySendTo(user: User, address: string): boolean {
  return isAdministrator(user) || user.email.toLowerCase() === address.toLowerCase();
}

/**
 * An account's address need not be its owner's, so what it sends to itself may reach a stranger: whatever link it
 * names, only its path counts, and the message leads to this installation.
 */
export function withOwnLink(email: Email, user: User, config: Services['config']): Email {
  if (email.type !== 'password_reset' || isAdministrator(user)) return email;
  const { pathname, search } = new URL(email.data.resetLink);
  return { ...email, data: { ...email.data, resetLink: siteUrl(config, `${pathname}${search}`) } };
}

function isAdministrator({ roles }: User): boolean {
  return roles.includes('admin');
}
