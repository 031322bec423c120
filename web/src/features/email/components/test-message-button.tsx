import { Button } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { nameOf } from '#platform/auth/name-of.ts';
import { sendEmail } from '../send-email.ts';

/** Shows an administrator whether mail arrives, with a message to themselves. */
export function TestMessageButton() {
  const { t } = useTranslation('mail');
  const { user, profile } = useAuth();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  if (!user) return null;

  async function send(to: string) {
    setIsBusy(true);
    try {
      await sendEmail({ to, type: 'welcome', data: { userName: nameOf({ user, profile }) ?? to } });
      toast({
        tone: 'ok',
        title: t('deliveries.testSent'),
        description: t('deliveries.testSentText', { address: to }),
      });
      await revalidate();
    } catch (error) {
      // The toast has told of it already.
      console.warn(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button isBusy={isBusy} onClick={() => send(user.email)}>
      <Send aria-hidden />
      {t('deliveries.test')}
    </Button>
  );
}
