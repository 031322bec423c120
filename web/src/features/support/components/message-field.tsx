import { messageLength } from '@navor/contract/choices';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

type MessageFieldProps = { typed: string | undefined; error: string | undefined };

/** Takes more than the limit, so that a text that was pasted is never cut off unseen. */
export function MessageField({ typed = '', error }: MessageFieldProps) {
  const { t } = useTranslation('contact');
  const { number } = useFormatter();
  const [written, setWritten] = useState(typed.length);
  const limit = number(messageLength.max);
  const excess = written - messageLength.max;

  function help(): string {
    if (written === 0) return t('message.limit', { limit });
    if (excess > 0) return t('message.tooLong', { count: excess, limit });
    return t('message.written', { written: number(written), limit });
  }

  return (
    <Field label={t('message.label')} help={help()} error={error} isRequired>
      <Textarea
        name="message"
        rows={8}
        className="min-h-40"
        defaultValue={typed}
        onChange={(event) => setWritten(event.target.value.trim().length)}
      />
    </Field>
  );
}
