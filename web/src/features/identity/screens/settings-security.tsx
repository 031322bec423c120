import { useTranslation } from 'react-i18next';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { DevicesSection } from '../components/device-list.tsx';
import { EmailSection } from '../components/settings-email-form.tsx';
import { PasswordSection } from '../components/settings-password-form.tsx';
import { securityIntents } from '../components/settings-security-intents.ts';
import { TwoFactorSection } from '../components/two-factor-section.tsx';
import type { Route } from './+types/settings-security.ts';

export const handle: ScreenHandle = { namespaces: ['settings', 'identity'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { identity } = apiOf(context);
  const { user } = await identity.session();
  if (!user) throw redirect('/');
  return { account: await identity.account(), user, now: new Date() };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerIntent(await request.formData(), securityIntents(apiOf(context)), ['email', 'setup']);
}

/** "Not found" and "already on" say that the screen is behind what another device has done. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 404 || actionStatus === 409;
}

export default function SecurityScreen({ loaderData: { account, user, now }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings');
  return (
    <div className="grid gap-6">
      <PageMeta title={t('parts.security')} isIndexed={false} />
      <EmailSection email={account.email} isVerified={user.email_verified} answer={actionData} />
      <PasswordSection email={account.email} name={user.full_name} answer={actionData} />
      <TwoFactorSection account={account} answer={actionData} />
      <DevicesSection devices={account.devices} now={now} answer={actionData} />
    </div>
  );
}
