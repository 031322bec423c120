import type { User } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';

/** What a person sees of their account but does not change here. */
export function ProfileSummary({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const format = useFormatter();
  return (
    <dl className="grid gap-4 border-line border-t pt-6 text-sm">
      <Item label={t('email')}>
        <span className="wrap-anywhere">{user.email}</span>
        <TextLink to={href('/dashboard/settings/security')} className="justify-self-start">
          {t('changeEmail')}
        </TextLink>
      </Item>
      <Item label={t('memberSince')}>{format.date(user.created_at)}</Item>
      <Item label={t('roles.label')}>
        <span className="flex flex-wrap gap-2">
          {user.roles.map((role) => (
            <Badge key={role} tone={role === 'learner' ? 'neutral' : 'default'}>
              {t(`roles.${role}`)}
            </Badge>
          ))}
        </span>
      </Item>
    </dl>
  );
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <dt id={id} className="text-muted">
        {label}
      </dt>
      <dd className="grid gap-1">{children}</dd>
    </div>
  );
}
