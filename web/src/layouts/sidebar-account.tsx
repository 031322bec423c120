import { Avatar } from '@navor/ui/avatar.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Tooltip } from '@navor/ui/tooltip.tsx';
import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { nameOf } from '#platform/auth/name-of.ts';
import { useLogOut } from './use-log-out.tsx';

/** Who is signed in, and the way out. */
export function SidebarAccount({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('layout');
  const { user, profile } = useAuth();
  const { leave, question } = useLogOut();
  const name = nameOf({ user, profile }) ?? t('unnamedUser');
  if (!user) return null;

  function send(event: FormEvent) {
    event.preventDefault();
    leave();
  }

  return (
    <div
      className={clsx('flex gap-3 border-line border-t p-3', isCollapsed ? 'flex-col items-center' : 'items-center')}
    >
      <Avatar name={name} src={profile?.avatar_url} size="md" alt={isCollapsed ? name : ''} />
      {!isCollapsed && (
        <div className="min-w-0 grow">
          <p className="truncate font-medium text-sm">{name}</p>
          <p className="truncate text-muted text-xs" title={user.email}>
            {user.email || t('noEmail')}
          </p>
        </div>
      )}
      <Form method="post" action={href('/logout')} onSubmit={send}>
        <Tooltip text={t('logOut')} side={isCollapsed ? 'right' : 'top'}>
          <Button type="submit" variant="ghost" size="icon" aria-label={t('logOut')}>
            <LogOut aria-hidden />
          </Button>
        </Tooltip>
      </Form>
      {question}
    </div>
  );
}
