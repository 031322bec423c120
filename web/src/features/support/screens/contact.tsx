import { type ContactTopic, contactTopics } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { nameOf } from '#platform/auth/name-of.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { submitted } from '#screen/forms/form-answer.ts';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { MessageField } from '../components/message-field.tsx';
import { MessageSent } from '../components/message-sent.tsx';
import { TopicField } from '../components/topic-field.tsx';
import { useAnswerHere } from '../components/use-answer-here.ts';
import { messageIdOf } from '../message-id.ts';
import type { Route } from './+types/contact.ts';

export const handle: ScreenHandle = { namespaces: ['contact'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = await apiOf(context).identity.session();
  return {
    formId: crypto.randomUUID(),
    topic: topicOf(url.searchParams.get('topic')),
    sender: { name: nameOf(session) ?? '', email: session.user?.email ?? '' },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const sender = { name: text('name'), email: text('email') };
  // A form sends each line break as two characters, which would count twice.
  const message = text('message').replaceAll('\r\n', '\n');
  const values = { ...sender, topic: text('topic'), message, form_id: text('form_id') };
  const id = await messageIdOf(values.form_id, [sender.name, sender.email, values.topic, message]);
  const answer = await submitted(values, () =>
    // The API refuses a topic that it does not know, like any other wrong field.
    apiOf(context).support.contact({ id, ...sender, topic: values.topic as ContactTopic, message }),
  );
  return answer.kind === 'refused' ? answer.response : { sentTo: sender.email };
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('contact');
  const isBusy = useNavigation().state !== 'idle';
  const answer = useAnswerHere(actionData);
  const refusal = answer && 'code' in answer ? answer : undefined;
  const { errorCode, formError, fieldError, values } = useAnswerTexts(refusal);
  const { sender } = loaderData;
  return (
    <div className="mx-auto grid max-w-2xl gap-8 px-4 py-12 md:py-16">
      <PageMeta title={t('title')} description={t('metaDescription')} />
      {answer && 'sentTo' in answer ? (
        <MessageSent email={answer.sentTo} />
      ) : (
        <>
          <header className="grid gap-2">
            <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{t('title')}</h1>
            <p className="text-balance text-muted">{t('lead')}</p>
          </header>
          <Card className="p-4 md:p-8">
            <ActionForm answer={refusal} className="grid gap-5">
              {formError && <Alert tone="danger">{errorCode === 'RATE_LIMITED' ? t('tooOften') : formError}</Alert>}
              <input type="hidden" name="form_id" defaultValue={values.form_id ?? loaderData.formId} />
              <Field label={t('name')} error={fieldError('name')} isRequired>
                <Input name="name" autoComplete="name" defaultValue={values.name ?? sender.name} />
              </Field>
              <Field label={t('email')} help={t('emailHelp')} error={fieldError('email')} isRequired>
                <Input name="email" type="email" autoComplete="email" defaultValue={values.email ?? sender.email} />
              </Field>
              <TopicField
                chosen={values.topic === undefined ? loaderData.topic : topicOf(values.topic)}
                hasError={Boolean(fieldError('topic'))}
              />
              <MessageField typed={values.message} error={fieldError('message')} />
              <Button type="submit" size="lg" isBusy={isBusy} className="justify-self-start">
                {t('submit')}
              </Button>
            </ActionForm>
          </Card>
        </>
      )}
    </div>
  );
}

function topicOf(value: string | null): ContactTopic | undefined {
  return contactTopics.find((topic) => topic === value);
}
