import { Avatar } from '@navor/ui/avatar.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { nameOf } from '#platform/auth/name-of.ts';
import { MenuOnDemand } from './menu-on-demand.tsx';

/** The signed-in visitor's menu in the public header. */
export function AccountMenu() {
  const { t } = useTranslation('layout');
  const { user, profile } = useAuth();
  const name = nameOf({ user, profile }) ?? t('unnamedUser');
  return (
    <MenuOnDemand
      load={() => import('./account-options.tsx')}
      renderTrigger={(props) => (
        <Button {...props} variant="ghost" size="icon" aria-label={t('accountMenu', { name })}>
          <Avatar name={name} src={profile?.avatar_url} size="sm" />
        </Button>
      )}
    />
  );
}
