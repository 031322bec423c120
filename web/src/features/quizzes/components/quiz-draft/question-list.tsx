import type { AuthoredQuestion, OpenDocument } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { SortableAnnouncements, SortableList } from '@navor/ui/sortable/sortable.tsx';
import { useSortable } from '@navor/ui/sortable/use-sortable.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { importBankPath, questionBankPath } from '../../quiz-paths.ts';
import { QuestionRow } from './question-row.tsx';
import { moveQuestion } from './quiz-changes.ts';
import type { RemovalRefusal } from './remove-question.tsx';
import type { EditedQuiz } from './use-quiz-draft.ts';

type QuestionListProps = {
  quiz: EditedQuiz;
  known: readonly AuthoredQuestion[];
  files: OpenDocument['files'];
};

/** The questions of a quiz in the order of its draft, to be moved and removed. */
export function QuestionList({ quiz, known, files }: QuestionListProps) {
  const { t } = useTranslation('quiz-authoring');
  const [refusal, setRefusal] = useState<RemovalRefusal | null>(null);
  const { state, store } = quiz;
  const drafted = new Set(files.filter(({ state }) => state !== 'published').map(({ path }) => path));
  const byId = new Map(known.map((question) => [question.id, question]));
  const questions = state.value.questions.map((id) => {
    const question = byId.get(id);
    return { id, label: question?.excerpt || id, question };
  });
  const sortable = useSortable([{ id: '', label: '', items: questions }], (id, { at }) =>
    store.change(moveQuestion(id, at)),
  );
  const list = useKeptFocus<HTMLElement>(state.value.questions);
  return (
    <section ref={list} tabIndex={-1} aria-label={t('quiz.questions')} className="grid gap-3">
      {refusal && <Alert tone="danger">{t(`questions.${refusal}`)}</Alert>}
      {questions.length === 0 && (
        <p className="text-muted">
          {t('quiz.noQuestions')} <TextLink to={questionBankPath}>{t('bank.title')}</TextLink>
          {' · '}
          <TextLink to={importBankPath}>{t('import.title')}</TextLink>
        </p>
      )}
      <SortableList sortable={sortable} groupId="" aria-label={t('quiz.questions')} className="grid gap-2">
        {questions.map((one, at) => (
          <QuestionRow
            key={one.id}
            {...{ quiz, sortable, ...one }}
            number={at + 1}
            isDrafted={drafted.has(`questions/${one.id}.yaml`)}
            onRemoved={(answer) => setRefusal(answer === 'saved' ? null : answer)}
          />
        ))}
      </SortableList>
      <SortableAnnouncements sortable={sortable} />
    </section>
  );
}
