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
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { nameOf } from '#platform/auth/name-of.ts';
import { useLogOut } from './use-log-out.tsx';

export default function AccountOptions({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('layout');
  const { user, profile, isPremium } = useAuth();
  const opener = useRef<HTMLButtonElement>(null);
  const { leave, question } = useLogOut(opener);
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger ref={opener} asChild>
          {trigger}
        </DropdownMenuTrigger>
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
              {isPremium && <Badge className="ml-auto">{t('premium')}</Badge>}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to={href('/dashboard/settings')}>
              <Settings aria-hidden />
              {t('nav.settings')}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={leave}>
            <LogOut aria-hidden />
            {t('logOut')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {question}
    </>
  );
}
