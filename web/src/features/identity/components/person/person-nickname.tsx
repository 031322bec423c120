import type { NicknameOfPerson } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { ReasonDialog } from '#screen/forms/reason-dialog.tsx';
import { TitledSection } from '#screen/titled-section.tsx';

/** What somebody goes by among others, and what to do when it offends them or pretends to be one of them. */
export function PersonNickname({ nickname, has_profile }: NicknameOfPerson) {
  const { t } = useTranslation('people');
  return (
    <TitledSection title={t('nickname.title')} text={t('nickname.text')}>
      <p className="wrap-anywhere flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span translate="no" className="font-medium">
          {nickname}
        </span>
        {has_profile && <TextLink to={href('/learners/:nickname', { nickname })}>{t('nickname.toProfile')}</TextLink>}
      </p>
      <div className="justify-self-start">
        <ReasonDialog
          intent="withdraw-nickname"
          id={nickname}
          texts={{
            open: t('nickname.open'),
            openOf: t('nickname.openOf', { nickname }),
            title: t('nickname.openOf', { nickname }),
            consequence: t('nickname.consequence'),
            reason: t('reason'),
            reasonHelp: t('nickname.reasonHelp'),
            submit: t('nickname.open'),
            done: t('nickname.done', { nickname }),
          }}
        />
      </div>
    </TitledSection>
  );
}
