import type { ImportReport } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Badge } from '@navor/ui/badge.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { authoredQuizPath } from '../../quiz-paths.ts';

/** What became of each question of a bank, or would. */
export function ImportReportView({ report: { quiz_id: quizId, questions, problems } }: { report: ImportReport }) {
  const { t } = useTranslation('quiz-authoring');
  const taken = questions.filter(({ result }) => result.kind === 'taken').length;
  return (
    <section aria-labelledby="report" className="grid gap-3">
      <h2 id="report" className="font-semibold text-xl">
        {t('import.report')}
      </h2>
      {problems.map(({ line, message }) => (
        <Alert key={`${line}${message}`} tone="danger">
          {t('import.line', { line })}: {message}
        </Alert>
      ))}
      <p role="status">{t('import.taken', { taken, total: questions.length })}</p>
      {quizId !== null && (
        <Alert tone="ok">
          {t('import.saved')} <TextLink to={authoredQuizPath(quizId)}>{t('import.toDraft')}</TextLink>
        </Alert>
      )}
      <ol className="grid gap-2">
        {questions.map(({ line, name, result }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report is shown as it is, and a bank may have all on one line.
          <li key={at} className="grid gap-1 rounded-md border border-line p-3">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={result.kind === 'taken' ? 'ok' : 'destructive'}>{t(`import.results.${result.kind}`)}</Badge>
              <span className="min-w-0 break-words">{name}</span>
              <span className="text-muted text-sm">{t('import.line', { line })}</span>
            </p>
            {(result.kind === 'taken' ? result.notes : [result.reason]).map((told) => (
              <p key={told} className="text-sm">
                {told}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
