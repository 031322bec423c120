import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link, NavLink } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';

/** Labels are keys of the `layout` texts under `nav`. */
type HeaderLink = {
  to: string;
  label: 'courses' | 'quizzes' | 'tutors' | 'assistant' | 'dashboard' | 'library' | 'plans';
};

/** In this order: courses, quizzes, tutors, AI assistant, and dashboard when signed in. */
const mainLinks: HeaderLink[] = [
  { to: href('/courses'), label: 'courses' },
  { to: href('/quizzes'), label: 'quizzes' },
  { to: href('/tutors'), label: 'tutors' },
  { to: href('/ai'), label: 'assistant' },
];
const dashboardLink: HeaderLink = { to: href('/dashboard'), label: 'dashboard' };
const furtherLinks: HeaderLink[] = [
  { to: href('/technical-library'), label: 'library' },
  { to: href('/subscription'), label: 'plans' },
];

export function useHeaderLinks(): { main: HeaderLink[]; further: HeaderLink[] } {
  const { user } = useAuth();
  return { main: user ? [...mainLinks, dashboardLink] : mainLinks, further: furtherLinks };
}

export function HeaderLinks({ links, className }: { links: HeaderLink[]; className: string }) {
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
        <Link to={href('/auth/login')} prefetch="intent">
          {t('logIn')}
        </Link>
      </Button>
      <Button asChild>
        <Link to={href('/auth/signup')} prefetch="intent">
          {t('signUp')}
        </Link>
      </Button>
    </div>
  );
}
