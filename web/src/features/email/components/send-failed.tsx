import { useTranslation } from 'react-i18next';

/** A component and not a text, because a message may be sent from where no language is known. */
export function SendFailed() {
  const { t } = useTranslation('mail');
  return t('sendFailed');
}
