import type { Person } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#screen/forms/reason-dialog.tsx';

/** What an administrator can do when somebody's device is stolen, or their codes are lost. */
export function PersonSecurity({ person: { id, full_name: name, has_two_factor } }: { person: Person }) {
  const { t } = useTranslation('people');
  const texts = (what: 'signOut' | 'removeTwoFactor') => ({
    open: t(`${what}.open`),
    openOf: t(`${what}.openOf`, { name }),
    title: t(`${what}.title`, { name }),
    consequence: t(`${what}.consequence`),
    reason: t('reason'),
    reasonHelp: t('reasonHelp'),
    submit: t(`${what}.submit`),
    done: t(`${what}.done`, { name }),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <ReasonDialog intent="sign-out" id={id} texts={texts('signOut')} />
      {has_two_factor && <ReasonDialog intent="remove-two-factor" id={id} texts={texts('removeTwoFactor')} />}
    </div>
  );
}
