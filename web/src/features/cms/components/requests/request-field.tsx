import { authorshipLimits } from '@navor/contract/choices';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** Takes more than the limit, so that a text that was pasted is never cut off unseen. */
export function RequestField({ typed = '', error }: { typed: string | undefined; error: string | undefined }) {
  const { t } = useTranslation('cms');
  const { number } = useFormatter();
  const help = t('request.help', { limit: number(authorshipLimits.message.max) });
  return (
    <Field label={t('request.message')} help={help} error={error} isRequired>
      <Textarea name="message" rows={6} className="min-h-32" defaultValue={typed} />
    </Field>
  );
}
