import type { Turn } from '@navor/contract';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachedList } from '../composer/attached-list.tsx';
import { AnswerView } from './answer-view.tsx';
import { EditQuestion } from './edit-question.tsx';

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
  return (
    <li
      className={clsx(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4',
        !isNewest && '[contain-intrinsic-size:auto_24rem] [content-visibility:auto]',
      )}
    >
      <div className="grid justify-items-end gap-1 pl-8 sm:pl-16">
        <h2 className="sr-only">{t('turn', { number: turn.number })}</h2>
        <p className="wrap-anywhere max-w-full whitespace-pre-wrap rounded-md border border-transparent bg-action-soft px-4 py-3">
          {turn.text}
        </p>
        <AttachedList attached={turn.attachments} />
        {isNewest && !isWriting && <EditQuestion key={turn.text} turn={turn} onSend={actions.onEdit} />}
      </div>
      {answer && (
        <AnswerView
          key={answer.id}
          answer={answer}
          language={language}
          turn={turn}
          onAsk={actions.onAsk}
          onRetry={isNewest ? actions.onRetry : undefined}
        />
      )}
    </li>
  );
});
