import type { Person } from '@navor/contract';
import { Avatar } from '@navor/ui/avatar.tsx';
import { Badge } from '@navor/ui/badge.tsx';
import { stretchedLinkClasses } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { PlanBadge } from './person/plan-badge.tsx';

/** Somebody with an account at a glance; what can be done with it is on a page of its own. */
export function PersonItem({ person, now }: { person: Person; now: Date }) {
  const { t } = useTranslation(['people', 'profile']);
  const format = useFormatter();
  const { id, full_name, email, avatar_url, created_at, deletion_due_at, last_active_at, roles } = person;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-3 p-4 hover:bg-action-soft md:px-6">
      <div className="flex min-w-0 grow basis-72 items-center gap-3">
        <Avatar name={full_name} src={avatar_url} />
        <div className="grid min-w-0 gap-0.5">
          <h3 className="truncate font-medium text-sm">
            <Link to={href('/dashboard/people/:personId', { personId: id })} className={stretchedLinkClasses}>
              {full_name}
            </Link>
          </h3>
          <p className="truncate text-muted text-sm">{email}</p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {roles
          .filter((role) => role !== 'learner')
          .map((role) => (
            <Badge key={role}>{t(`profile:roles.${role}`)}</Badge>
          ))}
        <PlanBadge planId={person.plan_id} />
      </p>
      <div className="tabular grid gap-0.5 text-muted text-xs md:w-56 md:text-right">
        <p>{last_active_at ? t('lastActive', { when: format.relative(last_active_at, now) }) : t('neverActive')}</p>
        <p>
          {deletion_due_at
            ? t('closing', { date: format.date(deletion_due_at) })
            : t('since', { date: format.date(created_at) })}
        </p>
      </div>
    </li>
  );
}
