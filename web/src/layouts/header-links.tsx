import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { headerLinks, type NavigationLink } from './navigation.ts';

const dashboardLink: NavigationLink = { to: '/dashboard', label: 'dashboard' };

export function useHeaderLinks(): NavigationLink[] {
  const { user } = useAuth();
  return user ? [...headerLinks, dashboardLink] : headerLinks;
}

export function HeaderLinks({ links, className }: { links: NavigationLink[]; className: string }) {
  const { t } = useTranslation('layout');
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            prefetch="intent"
            className="block rounded-md px-3 py-2 font-medium text-sm hover:bg-action-soft aria-[current=page]:text-action"
          >
            {t(`nav.${label}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function SignedOutActions({ className }: { className: string }) {
  const { t } = useTranslation('layout');
  return (
    <div className={className}>
      <Button asChild variant="ghost">
        <Link to="/auth/login" prefetch="intent">
          {t('logIn')}
        </Link>
      </Button>
      <Button asChild>
        <Link to="/auth/signup" prefetch="intent">
          {t('signUp')}
        </Link>
      </Button>
    </div>
  );
}
