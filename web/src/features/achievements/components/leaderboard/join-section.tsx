import type { Presence } from '@navor/contract';
import { leagueSize } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Check, EyeOff, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';
import { NicknameField } from '../presence/nickname-field.tsx';

const seen = [
  { key: 'points', Icon: Check },
  { key: 'group', Icon: UsersRound },
  { key: 'never', Icon: EyeOff },
] as const;

type JoinSectionProps = { presence: Presence | null; state: IntentState };

/** What it is and what others would see stand before the button, so that nobody joins by surprise. */
export function JoinSection({ presence, state }: JoinSectionProps) {
  const { t } = useTranslation('leaderboard');
  return (
    <Card className="grid items-start gap-x-10 gap-y-6 p-4 md:p-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-2">
        <h2 className="font-semibold text-lg">{t('join.title')}</h2>
        <p className="max-w-reading text-muted">{t('join.text', { size: leagueSize })}</p>
      </div>
      <div className="grid gap-4 rounded-md bg-sunken p-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Vijak pose="hello" className="h-28 justify-self-center max-lg:hidden" />
        <h3 className="font-medium">{t('join.seesTitle')}</h3>
        <ul className="grid gap-3 text-sm">
          {seen.map(({ key, Icon }) => (
            <li key={key} className="flex items-start gap-2.5">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
              <span>{t(`join.sees.${key}`)}</span>
            </li>
          ))}
        </ul>
        <p className="text-muted text-sm">{t('join.leaveHint')}</p>
      </div>
      <ActionForm answer={state.refusal} className="grid gap-5">
        <input type="hidden" name="intent" value={state.intent} />
        {state.formError && <Alert tone="danger">{state.formError}</Alert>}
        <NicknameField value={state.values.nickname ?? presence?.nickname ?? ''} error={state.fieldError('nickname')} />
        <Button type="submit" isBusy={state.isBusy} className="justify-self-start">
          {t('join.submit')}
        </Button>
      </ActionForm>
    </Card>
  );
}
