import { Button } from '@navor/ui/button.tsx';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { DeleteAccountSection } from '../components/delete-account-section.tsx';
import type { Route } from './+types/settings-data.ts';

export const handle: ScreenHandle = { namespaces: ['settings', 'identity'] };

export async function action({ request, context }: Route.ActionArgs) {
  const intents = {
    'delete-account': (form: FormData) => apiOf(context).identity.deleteAccount({ password: textOf(form, 'password') }),
  };
  const answer = await answerIntent(await request.formData(), intents);
  if (answer.data.kind === 'refused') return answer;
  return redirect(`${href('/auth/login')}?message=account_deletion_planned`);
}

export default function DataScreen({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings');
  return (
    <div className="grid gap-6">
      <PageMeta title={t('parts.data')} isIndexed={false} />
      <SettingsSection title={t('export.title')} text={t('export.text')}>
        <Button asChild variant="secondary">
          <a href="/api/account/export" download>
            <Download aria-hidden />
            {t('export.submit')}
          </a>
        </Button>
      </SettingsSection>
      <DeleteAccountSection answer={actionData} />
    </div>
  );
}
