import type { CollectedQuestion } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { Checkbox } from '@navor/ui/checkbox.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { authoredQuizPath, editQuestionPath } from '../../quiz-paths.ts';

type CollectedRowProps = {
  question: CollectedQuestion;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
};

/** A question of the bank. On phones it takes a few lines, so that a page of them does not become endless. */
export function CollectedRow({ question, isSelected, onSelect }: CollectedRowProps) {
  const { t } = useTranslation(['quiz-authoring', 'quiz']);
  const { quiz, id, excerpt, type, topic, points, tags, concern } = question;
  const name = excerpt || id;
  return (
    <li className="flex gap-3 rounded-md border border-line p-3 max-sm:rounded-none max-sm:border-0 max-sm:px-0 max-sm:py-2">
      <Checkbox
        aria-label={t('bank.select', { question: name })}
        checked={isSelected}
        onCheckedChange={(isChecked) => onSelect(isChecked === true)}
      />
      <div className="grid min-w-0 gap-1 max-sm:gap-0.5">
        <TextLink to={editQuestionPath(quiz.id, id)} className="max-sm:line-clamp-2 max-sm:text-sm">
          {name}
        </TextLink>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm max-sm:text-xs">
          <Badge>{t(`quiz:types.${type}.name`)}</Badge>
          <TextLink to={authoredQuizPath(quiz.id)} translate="no">
            {quiz.title}
          </TextLink>
          <span>{topic.title}</span>
          <span>{t('quiz.points', { count: points })}</span>
          {tags.map((tag) => (
            <Badge key={tag} tone="neutral">
              {tag}
            </Badge>
          ))}
          {concern && <Badge tone="warn">{t(`bank.concerns.${concern}`)}</Badge>}
        </p>
      </div>
    </li>
  );
}
