import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRootData } from '#platform/root-data.ts';
import { CheckedForm } from '#screen/forms/checked-form.tsx';
import { momentAt } from './moment-at.ts';

/** Asks for the moment by the clock that whoever asks is shown all times by. */
export function ScheduleDialog({ onSchedule }: { onSchedule: (at: Date) => Promise<void> }) {
  const { t } = useTranslation(['cms-drafts', 'errors']);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isPast, setIsPast] = useState(false);
  const timeZone = useRootData()?.preferences.timeZone ?? 'UTC';
  async function send(form: FormData) {
    const at = momentAt(String(form.get('at')), timeZone);
    const isAhead = at !== null && at.getTime() > Date.now();
    setIsPast(!isAhead);
    if (!isAhead || isBusy) return;
    setIsBusy(true);
    await onSchedule(at);
    setIsBusy(false);
    setIsOpen(false);
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">{t('publishing.schedule')}</Button>
      </DialogTrigger>
      <DialogContent title={t('publishing.scheduleTitle')} description={t('publishing.scheduleText')}>
        <CheckedForm required={['at']} onSend={send} className="grid gap-4">
          {(errorOf) => (
            <>
              <Field
                label={t('publishing.scheduleAt')}
                help={t('publishing.scheduleZone', { zone: timeZone })}
                isRequired
                error={errorOf('at') ?? (isPast ? t('publishing.past') : undefined)}
              >
                <Input type="datetime-local" name="at" required max="9999-12-31T23:59" />
              </Field>
              <Button type="submit" isBusy={isBusy}>
                {t('publishing.schedule')}
              </Button>
            </>
          )}
        </CheckedForm>
      </DialogContent>
    </Dialog>
  );
}
