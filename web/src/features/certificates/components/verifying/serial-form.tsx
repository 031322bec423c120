import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { JudgedFields } from '@navor/ui/judged-fields.tsx';
import { useTranslation } from 'react-i18next';
import { Form, useLocation, useNavigation } from 'react-router';
import { verifyFormPath } from '../../certificate-paths.ts';
import { sharedLanguageOf } from '../../shared-language.ts';

type SerialFormProps = {
  serial: string;
  /** Whether it was sent with nothing in it. */
  answer: { isMissing: boolean };
};

/** Leads to the address of a serial number, with scripts and without. */
export function SerialForm({ serial, answer }: SerialFormProps) {
  const { t } = useTranslation('verification');
  const isBusy = useNavigation().state !== 'idle';
  const sharedLanguage = sharedLanguageOf(useLocation());
  return (
    <Form action={verifyFormPath} role="search" aria-label={t('title')} noValidate className="grid max-w-xl gap-4">
      <JudgedFields judgement={answer}>
        <Field label={t('serial')} help={t('serialHelp')} error={answer.isMissing ? t('missing') : undefined}>
          <Input
            key={serial}
            name="serial"
            defaultValue={serial}
            // An address is longer than the number in it.
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono"
          />
        </Field>
      </JudgedFields>
      {sharedLanguage && <input type="hidden" name="language" value={sharedLanguage} />}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('submit')}
      </Button>
    </Form>
  );
}
