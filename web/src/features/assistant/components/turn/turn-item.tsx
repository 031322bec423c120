import type { Turn } from '@navor/contract';
import { clsx } from 'clsx';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#platform/lazy-part.ts';
import { AttachedList } from '../composer/attached-list.tsx';
import { AnswerView } from './answer-view.tsx';

const EditQuestion = lazyPart(async () => (await import('./edit-question.tsx')).EditQuestion);

export type TurnActions = {
  onAsk: (question: string) => void;
  onRetry: (turn: Turn) => void;
  /** Whether it was taken. */
  onEdit: (turn: Turn, text: string) => Promise<boolean>;
};

type TurnItemProps = { turn: Turn; language: string; isNewest: boolean; actions: TurnActions };

/** What was asked, and the answer. Only the newest one changes. */
export const TurnItem = memo(function TurnItem({ turn, language, isNewest, actions }: TurnItemProps) {
  const { t } = useTranslation('assistant');
  const { answer } = turn;
  const isWriting = answer?.status === 'writing';
  // Until it is known what becomes of the new try, that alone is shown.
  const earlier = isWriting ? null : turn.earlier_answer;
  const earlierAnswer = earlier && (
    <AnswerView key={earlier.id} answer={earlier} language={language} turn={turn} onAsk={actions.onAsk} />
  );
  const isReworded = earlier !== null && earlier.question !== turn.text;
  return (
    <li
      className={clsx(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4',
        !isNewest && '[contain-intrinsic-size:auto_24rem] [content-visibility:auto]',
      )}
    >
      {isReworded && (
        <>
          <div className={asked}>
            <h2 className="text-muted text-sm">{t('beforeEdit', { number: turn.number })}</h2>
            <Words text={earlier.question} />
          </div>
          {earlierAnswer}
        </>
      )}
      <div className={asked}>
        <h2 className="sr-only">{t('turn', { number: turn.number })}</h2>
        <Words text={turn.text} />
        <AttachedList attached={turn.attachments} />
        {isNewest && isWriting && roomToEdit}
        {isNewest && !isWriting && (
          <Suspense fallback={roomToEdit}>
            <EditQuestion key={turn.text} turn={turn} onSend={actions.onEdit} />
          </Suspense>
        )}
      </div>
      {!isReworded && earlierAnswer}
      {answer && (
        <AnswerView
          key={answer.id}
          answer={answer}
          language={language}
          turn={turn}
          hasEarlier={earlier !== null}
          onAsk={actions.onAsk}
          onRetry={isNewest ? actions.onRetry : undefined}
        />
      )}
    </li>
  );
});

const roomToEdit = <div className="h-11 md:h-8 print:hidden" />;

const asked = 'grid justify-items-end gap-1 pl-8 sm:pl-16';

function Words({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere max-w-full whitespace-pre-wrap rounded-md border border-transparent bg-action-soft px-4 py-3">
      {text}
    </p>
  );
}
