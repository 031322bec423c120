import { tierNameIn } from '@navor/contract/choices';
import { Badge } from '@navor/ui/badge.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@navor/ui/dropdown-menu.tsx';
import { CreditCard, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { nameOf } from '#platform/auth/name-of.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';

export default function AccountOptions({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('layout');
  const { user, profile, plan, logout } = useAuth();
  const { language } = useLanguageContext();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel className="max-w-64 truncate">
          {nameOf({ user, profile }) ?? t('unnamedUser')}
        </DropdownMenuLabel>
        <DropdownMenuItem asChild>
          <Link to={href('/dashboard')}>
            <LayoutDashboard aria-hidden />
            {t('nav.dashboard')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={href('/subscription')}>
            <CreditCard aria-hidden />
            {t('nav.subscription')}
            {plan && <Badge className="ml-auto">{tierNameIn(language, plan)}</Badge>}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={href('/dashboard/settings')}>
            <Settings aria-hidden />
            {t('nav.settings')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void logout()}>
          <LogOut aria-hidden />
          {t('logOut')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
