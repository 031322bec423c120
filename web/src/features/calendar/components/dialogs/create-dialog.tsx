import { eventLength } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { DialogContent } from '@navor/ui/dialog.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { newId } from '#platform/new-id.ts';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';
import { newEventAddress } from '../../calendar-paths.ts';
import { dayOf, momentOf } from '../../time/local-time.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { DialogProps } from './asked.ts';

/** A title is all that a new event needs; whatever else there is to say has a form of its own. */
export function CreateDialog({ asked: { placement, isAllDay }, close }: DialogProps<'create'>) {
  const { t } = useTranslation('calendar');
  const { query, timeZone, format } = useCalendar();
  const [id] = useState(newId);
  const [title, setTitle] = useState('');
  const formId = useId();
  const { Form, form, onSubmit, isBusy, formError, fieldError } = useIntentFetcher(() => {
    toast({ tone: 'ok', title: t('saved', { title }) });
    close();
  });
  const { local_start, duration_minutes } = placement;
  const start = momentOf(local_start, timeZone);
  const end = new Date(start.getTime() + duration_minutes * 60_000);
  const day = format.date(dayOf(local_start), 'full');
  const fields = { intent: 'add', id, local_start, duration_minutes, time_zone: timeZone };
  return (
    <DialogContent
      title={t('create.title')}
      description={
        <span className="inline-block first-letter:uppercase">
          {isAllDay ? `${day}, ${t('allDay')}` : `${day}, ${format.time(start)}–${format.time(end)}`}
        </span>
      }
      size="sm"
      footer={
        <>
          <Button asChild variant="secondary">
            <Link to={newEventAddress({ view: query.view, placement, isAllDay, title })}>{t('create.more')}</Link>
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={formId}
        method="post"
        action={`${href('/dashboard/calendar')}?index`}
        noValidate
        onSubmit={onSubmit}
        className="grid gap-4"
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isAllDay && <input type="hidden" name="is_all_day" value="on" />}
        {formError && <Alert tone="danger">{formError}</Alert>}
        <Field label={t('form.title')} error={fieldError('title')} isRequired>
          <Input
            name="title"
            value={title}
            maxLength={eventLength.title}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
      </Form>
    </DialogContent>
  );
}
