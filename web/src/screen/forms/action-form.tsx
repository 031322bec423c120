import { Alert } from '@navor/ui/alert.tsx';
import { JudgedFields } from '@navor/ui/judged-fields.tsx';
import { type ComponentProps, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useNavigation, useSubmit } from 'react-router';
import { unlessOffline } from '#platform/offline.ts';
import type { FormAnswer } from './form-answer.ts';
import { useLastAnswer } from './use-form-texts.ts';

type ActionFormProps = Omit<ComponentProps<typeof Form>, 'onSubmit' | 'method'> & { answer: FormAnswer | undefined };

/**
 * A form for a screen's action. It is sent once, however fast its button is pressed again; without a connection it
 * stays as it is. After a refusal the first field that is to be corrected has the focus; what is edited is no longer called wrong.
 */
export function ActionForm({ answer, children, ...props }: ActionFormProps) {
  const { t } = useTranslation('ui');
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const isConnectionAskedFor = useRef(false);
  const [timesHeldBack, setTimesHeldBack] = useState(0);
  const submit = useSubmit();
  const judgement = useLastAnswer(answer);

  const { state } = useNavigation();
  const answered: unknown = useActionData();

  // Whichever is first: a fast answer may pass by the rendering, and the screen may be free before the promise ends. With the
  // very rendering that shows the button free, for a click on it would otherwise be lost.
  useLayoutEffect(() => {
    if (state === 'idle') isSent.current = false;
  }, [state]);
  // What an answer offers can be pressed while the page still asks for its data again.
  useLayoutEffect(() => {
    if (answered) isSent.current = false;
  }, [answered]);
  useEffect(() => {
    if (!answer && timesHeldBack === 0) return;
    const wrong = answer && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // What concerns the whole form stands at its top, which may be far from the button that was pressed.
    if (wrong) wrong.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [answer, timesHeldBack]);

  /** The screen shows that it is busy only with its next rendering, which a second click can be faster than. */
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent.current || isConnectionAskedFor.current) return;
    isConnectionAskedFor.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const target = (submitter as HTMLButtonElement | null) ?? event.currentTarget;
    const { action, preventScrollReset = false } = props;
    void unlessOffline(
      () => {
        isConnectionAskedFor.current = false;
        setTimesHeldBack(0);
        isSent.current = true;
        const options = { preventScrollReset, ...(action !== undefined && { action }) };
        return submit(target, { method: 'post', ...options }).finally(() => {
          isSent.current = false;
        });
      },
      () => {
        isConnectionAskedFor.current = false;
        setTimesHeldBack((times) => times + 1);
      },
    );
  }

  return (
    <Form {...props} ref={form} method="post" noValidate onSubmit={send}>
      {timesHeldBack > 0 && <Alert tone="danger">{t('offline')}</Alert>}
      <JudgedFields judgement={judgement}>{children}</JudgedFields>
    </Form>
  );
}
