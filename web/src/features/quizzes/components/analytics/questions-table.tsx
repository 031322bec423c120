import { linkClasses } from '@navor/ui/link.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { useTranslation } from 'react-i18next';
import { TextWithIndices } from '#screen/text-with-indices.tsx';
import { DiscriminationBadge } from './discrimination-badge.tsx';
import { questionAnchor, unfold } from './question-anchor.ts';
import { type AnalysedQuestion, facilityOf, fewestAnswers } from './question-judgement.ts';
import { useFigures } from './use-figures.ts';

export function QuestionsTable({ questions }: { questions: AnalysedQuestion[] }) {
  const { t } = useTranslation(['quizzes', 'quiz']);
  return (
    <Table label={t('analytics.questions.table')}>
      <TableHead>
        <tr>
          <TableHeader>{t('analytics.questions.question')}</TableHeader>
          <TableHeader isNumeric>{t('analytics.questions.facility')}</TableHeader>
          <TableHeader>{t('analytics.questions.discrimination')}</TableHeader>
          <TableHeader isNumeric>{t('analytics.questions.unanswered')}</TableHeader>
          <TableHeader isNumeric>{t('analytics.time')}</TableHeader>
          <TableHeader isNumeric>{t('analytics.topics.answers')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </TableBody>
    </Table>
  );
}

function QuestionRow({ question }: { question: AnalysedQuestion }) {
  const { t } = useTranslation(['quizzes', 'quiz']);
  const figures = useFigures();
  const { id, number, type, excerpt, facility, discrimination, unanswered_share, mean_seconds, answer_count } =
    question;
  return (
    <TableRow className="align-top">
      <th scope="row" className="min-w-56 px-4 py-3 font-normal">
        <a href={`#${questionAnchor(id)}`} onClick={() => unfold(id)} className={linkClasses}>
          <TextWithIndices text={t('analytics.numbered', { number, text: excerpt })} />
        </a>
        <span className="block text-muted text-xs">{t(`quiz:types.${type}.name`)}</span>
      </th>
      <TableCell isNumeric className="whitespace-nowrap">
        {figures.share(facility)}
        {facility !== null && answer_count >= fewestAnswers && (
          <span className="block text-muted text-xs">{t(`analytics.facilities.${facilityOf(facility)}`)}</span>
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <DiscriminationBadge question={question} />
        {discrimination !== null && (
          <span className="tabular block pt-0.5 text-muted text-xs">{figures.index(discrimination)}</span>
        )}
      </TableCell>
      <TableCell isNumeric>{figures.share(unanswered_share)}</TableCell>
      <TableCell isNumeric className="whitespace-nowrap">
        {figures.seconds(mean_seconds)}
      </TableCell>
      <TableCell isNumeric>{figures.number(answer_count)}</TableCell>
    </TableRow>
  );
}
