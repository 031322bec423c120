import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Progress } from '@navor/ui/progress.tsx';
import { RadioGroup, RadioGroupItem } from '@navor/ui/radio-group.tsx';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckedForm } from '#screen/forms/checked-form.tsx';
import { useWriteKeys } from '#screen/forms/use-write-keys.ts';
import { ArchiveOutcomeView } from './archive-outcome.tsx';
import { type FinishedArchive, type ImportMode, sendArchive } from './send-archive.ts';

/** Brings documents in from an archive, and says what became of each. */
export function ArchiveForm() {
  const { t } = useTranslation('cms-archives');
  const [mode, setMode] = useState<ImportMode>('draft');
  const [share, setShare] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<FinishedArchive | null>(null);
  const writeKeys = useWriteKeys();
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(form: FormData) {
    const file = form.get('archive');
    if (!(file instanceof File)) return;
    sending.current = new AbortController();
    setOutcome(null);
    setShare(0);
    const writeKey = writeKeys.keyOf({ mode, name: file.name, size: file.size, at: file.lastModified });
    const answer = await sendArchive(file, { mode, writeKey }, setShare, sending.current.signal);
    if (answer.kind === 'imported') writeKeys.forget();
    setShare(null);
    setOutcome(answer.kind === 'cancelled' ? null : answer);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CheckedForm required={['archive']} onSend={send} className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
        {(errorOf) => (
          <>
            <Field label={t('file')} help={t('fileHelp')} error={errorOf('archive')} isRequired>
              <Input type="file" name="archive" accept=".zip,application/zip" required />
            </Field>
            <Field label={t('mode')}>
              <RadioGroup value={mode} onValueChange={(chosen) => setMode(chosen as ImportMode)}>
                <RadioGroupItem value="draft" label={t('draft')} help={t('draftHelp')} />
                <RadioGroupItem value="new" label={t('new')} help={t('newHelp')} />
              </RadioGroup>
            </Field>
            {share !== null && <Progress value={share < 1 ? share : null} max={1} label={t('progress')} />}
            <div className="flex flex-wrap gap-2">
              <Button type="submit" isBusy={share !== null}>
                <Upload aria-hidden />
                {t('send')}
              </Button>
              {share !== null && share < 1 && (
                <Button variant="ghost" onClick={() => sending.current?.abort()}>
                  {t('cancel')}
                </Button>
              )}
            </div>
          </>
        )}
      </CheckedForm>
      <div aria-live="polite">{outcome && <ArchiveOutcomeView outcome={outcome} />}</div>
    </div>
  );
}
