import type { ShownAttachment } from '@navor/contract';
import { isBlankMessage, questionLength } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { controlClasses } from '@navor/ui/control-classes.ts';
import { clsx } from 'clsx';
import { ArrowUp, Square } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useDraft } from '#platform/outbox/use-draft.ts';
import { NewIdFields } from '../chat/new-ids.tsx';
import type { UsedChat } from '../state/use-chat.ts';
import { AttachedList } from './attached-list.tsx';
import { focusForTyping, hasKeyboardOnScreen } from './focus-for-typing.ts';

type ComposerProps = {
  draftKey: string;
  chat: UsedChat;
  attached: readonly ShownAttachment[];
  field: RefObject<HTMLTextAreaElement | null>;
  /** Of a question that was sent without scripts and refused. */
  refusedText: string | undefined;
  onSent: () => void;
};

/** The end is in sight: from here on the characters are counted. */
const countedFrom = questionLength.max - 400;

/**
 * Where questions are written. What is written stays, also over errors and reloads, until the server has taken it. A form of
 * the page without scripts.
 */
export function Composer({ draftKey, chat, attached, field, refusedText, onSent }: ComposerProps) {
  const { t } = useTranslation(['assistant', 'errors']);
  const { pathname, search } = useLocation();
  const id = useId();
  const draft = useDraft(draftKey, refusedText);
  const [isMissing, setIsMissing] = useState(false);
  const hasTyped = useRef(false);
  const { writing, isBusy } = chat;
  const count = draft.text.length;
  const isTooLong = count > questionLength.max;

  // Kept from before the page was loaded anew while it was being sent, and taken all the same.
  const forgetIfTaken = useEffectEvent(() => {
    if (!hasTyped.current && draft.text && draft.text.trim() === chat.turns.at(-1)?.text) draft.clear();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was kept is there.
  useEffect(() => {
    forgetIfTaken();
    growWith(field.current);
  }, [draft.text]);

  async function send(event: FormEvent) {
    event.preventDefault();
    focusForTyping(field.current);
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (submitter?.value === 'stop') return chat.stop();
    const text = draft.text.trim();
    setIsMissing(isBlankMessage(text));
    if (isBlankMessage(text) || isTooLong || writing || isBusy) return;
    const isTaken = await chat.ask(
      text,
      attached.map(({ attachment }) => attachment),
    );
    if (!isTaken) return;
    // What was written while it was on its way is the next question.
    if (field.current?.value.trim() === text) draft.clear();
    onSent();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && writing) void chat.stop();
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
    if (hasKeyboardOnScreen() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (!writing) event.currentTarget.form?.requestSubmit();
  }

  const missing = isMissing && isBlankMessage(draft.text) && t('errors:field.required');
  const tooLong = isTooLong && t('compose.tooLong', { count, max: questionLength.max });
  const error = missing || tooLong;
  return (
    <form method="post" action={`${pathname}${search}`} onSubmit={send} noValidate className="grid gap-2">
      <NewIdFields answerId={writing?.id} />
      <AttachedList attached={attached} isRemovable />
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {t('compose.label')}
        </label>
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={1}
          placeholder={t('compose.placeholder')}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-note`}
          value={draft.text}
          onChange={(event) => {
            hasTyped.current = true;
            draft.write(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className={clsx(controlClasses, 'field-sizing-content block max-h-[40dvh] min-h-13 resize-none py-3.5 pr-14')}
        />
        <Button
          key={writing ? 'stop' : 'ask'}
          type="submit"
          name="intent"
          value={writing ? 'stop' : 'ask'}
          size="icon"
          variant={writing ? 'secondary' : 'primary'}
          isBusy={isBusy}
          aria-label={t(writing ? 'compose.stop' : 'compose.send')}
          className="absolute right-1.5 bottom-1.5 md:size-10"
        >
          {writing ? <Square aria-hidden className="fill-current" /> : <ArrowUp aria-hidden />}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={clsx('tabular text-sm empty:hidden', error ? 'text-danger' : 'text-muted')}
      >
        {error || (count >= countedFrom && t('compose.count', { count, max: questionLength.max }))}
      </p>
    </form>
  );
}

/** For browsers that do not do it by themselves. */
function growWith(field: HTMLTextAreaElement | null): void {
  if (!field || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + 2}px`;
}
