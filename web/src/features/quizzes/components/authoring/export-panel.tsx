import type { QuestionBank } from '@navor/contract';
import { type ExportFormat, exportFormats } from '@navor/contract/choices';
import { isLanguage, languages } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#platform/browser-api.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { saveFile } from '#platform/save-file.ts';
import type { EditedQuiz } from '../quiz-draft/use-quiz-draft.ts';
import { useApiProblem, useProblemWords } from '../use-api-problem.ts';

type ExportPanelProps = { quiz: EditedQuiz; isPublished: boolean };

/** Saves the quiz as a bank for other platforms, and tells question by question what is lost by that. */
export function ExportPanel({ quiz: { id: quizId, store }, isPublished }: ExportPanelProps) {
  const { t } = useTranslation(['quiz-authoring', 'quiz-editing']);
  const { language: own } = useLanguageContext();
  const { problem, attempt } = useApiProblem();
  const words = useProblemWords();
  const [language, setLanguage] = useState(own);
  const [bank, setBank] = useState<QuestionBank | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function take(format: ExportFormat) {
    setIsBusy(true);
    await store.flush();
    const next = await attempt(() => api.cms.quizzes.exportBank({ quizId, format, language }));
    if (next) {
      setBank(next);
      saveFile(next.file_name, new Blob([next.text], { type: 'text/plain;charset=utf-8' }));
    }
    setIsBusy(false);
  }

  return (
    <Card className="gap-4 p-4 md:p-6">
      <h2 className="font-semibold text-xl">{t('export.title')}</h2>
      <p className="text-muted">{t('export.text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('export.language')}>
          <NativeSelect
            value={language}
            onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {t(`quiz-editing:languages.${one}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {exportFormats.map((format) => (
          <Button key={format} variant="secondary" disabled={isBusy} onClick={() => take(format)}>
            {t(`export.formats.${format}`)}
          </Button>
        ))}
      </div>
      <div role="status" className="grid gap-3 empty:-mt-4">
        {problem && <Alert tone="danger">{words(problem)}</Alert>}
        {bank && <ExportReport bank={bank} isPublished={isPublished} />}
      </div>
    </Card>
  );
}

type ExportReportProps = { bank: QuestionBank; isPublished: boolean };

function ExportReport({ bank, isPublished }: ExportReportProps) {
  const { t } = useTranslation('quiz-authoring');
  const { file_name: fileName, is_drafted: isDrafted, questions } = bank;
  const taken = questions.filter(({ result }) => result.kind === 'exported').length;
  const told = questions.flatMap(({ id, result }) => {
    const lines = result.kind === 'exported' ? result.notes : [`${t('export.leftOut')} ${result.reason}`];
    return lines.length > 0 ? [{ id, lines }] : [];
  });
  return (
    <>
      <p>{t('export.done', { file: fileName, taken, total: questions.length })}</p>
      <p className="text-muted text-sm">
        {t(isDrafted ? 'export.drafted' : isPublished ? 'export.published' : 'export.saved')}
      </p>
      <dl className="grid gap-2 text-sm">
        {told.map(({ id, lines }) => (
          <div key={id}>
            <dt className="font-mono">{id}</dt>
            {lines.map((line) => (
              <dd key={line} className="pl-4">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
