import type { AuthoredQuestion } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { SortableHandle, SortableRow, SortableSteps } from '@navor/ui/sortable/sortable.tsx';
import type { Sortable } from '@navor/ui/sortable/use-sortable.ts';
import { useTranslation } from 'react-i18next';
import { editQuestionPath } from '../../quiz-paths.ts';
import { type RemovalRefusal, RemoveQuestion } from './remove-question.tsx';
import type { EditedQuiz } from './use-quiz-draft.ts';

type QuestionRowProps = {
  quiz: EditedQuiz;
  id: string;
  label: string;
  number: number;
  /** Undefined for one that is in the draft's files only. */
  question: AuthoredQuestion | undefined;
  /** Whether learners do not see it as it is. */
  isDrafted: boolean;
  sortable: Sortable;
  onRemoved: (answer: 'saved' | RemovalRefusal) => void;
};

/** A question with what tells it from the others. */
export function QuestionRow(props: QuestionRowProps) {
  const { quiz, id, label, number, question, isDrafted, sortable, onRemoved } = props;
  const { t } = useTranslation('quiz-authoring');
  return (
    <SortableRow
      sortable={sortable}
      itemId={id}
      className="flex flex-wrap items-center gap-x-2 rounded-md border border-line bg-paper pr-1"
    >
      <SortableHandle sortable={sortable} itemId={id} label={label} />
      <div className="grid min-w-0 grow basis-48 gap-1 py-2">
        <p className="wrap-anywhere">
          {number}. <TextLink to={editQuestionPath(quiz.id, id)}>{label}</TextLink>
        </p>
        {question && <Facts question={question} />}
        {isDrafted && (
          <Badge tone="warn" className="justify-self-start">
            {t(question ? 'questions.changedInDraft' : 'questions.onlyDrafted')}
          </Badge>
        )}
      </div>
      <span className="ml-auto flex items-center">
        <RemoveQuestion quiz={quiz} questionId={id} title={label} onAnswer={onRemoved} />
        <SortableSteps sortable={sortable} itemId={id} label={label} />
      </span>
    </SortableRow>
  );
}

function Facts({ question }: { question: AuthoredQuestion }) {
  const { t } = useTranslation(['quiz-authoring', 'quiz']);
  return (
    <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
      <Badge>{t(`quiz:types.${question.type}.name`)}</Badge>
      <span>{question.topic.title}</span>
      <span>{t('quiz.points', { count: question.points })}</span>
      {question.tags.map((tag) => (
        <Badge key={tag} tone="neutral">
          {tag}
        </Badge>
      ))}
      {question.origin && <span>{t('quiz.copied', { quiz: question.origin.quiz })}</span>}
    </p>
  );
}
