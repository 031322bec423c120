import type { ImportReport } from '@navor/contract';
import { largestImport } from '@navor/contract/choices';
import { defaultLanguage, isLanguage, languages } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CmsFrame } from '#features/cms/index.ts';
import { api } from '#platform/browser-api.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { useWriteKeys } from '#screen/forms/use-write-keys.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { ImportReportView } from '../components/authoring/import-report.tsx';
import { useApiProblem, useProblemWords } from '../components/use-api-problem.ts';
import { authoredQuizzesPath } from '../quiz-paths.ts';
import type { Route } from './+types/import-bank.ts';

export const handle: ScreenHandle = { namespaces: ['quiz-authoring', 'cms-tabs', 'quiz', 'quiz-editing'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api: own, preferences } = pageOf(context);
  const { themes } = await orHidden(own.quizzes.authoring.list({ language: preferences.language }));
  return { themes };
}

/** A bank is looked at first; only what its report shows is imported. */
export default function ImportBankScreen({ loaderData: { themes } }: Route.ComponentProps) {
  const { t } = useTranslation(['quiz-authoring', 'quiz-editing', 'cms-tabs']);
  const { problem, attempt } = useApiProblem();
  const words = useProblemWords();
  const writeKeys = useWriteKeys();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [theme, setTheme] = useState(themes[0]?.id ?? '');
  const [language, setLanguage] = useState<(typeof languages)[number]>(defaultLanguage);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const isTooLarge = file !== null && file.size > largestImport;

  function choose(chosen: File | null) {
    setFile(chosen);
    setText(null);
    setReport(null);
    setIsUnreadable(false);
  }

  /** What is imported is what was looked at. A file that has changed since it was chosen is not given to pages any more. */
  async function read(save: boolean) {
    if (!file) return;
    setIsBusy(true);
    const taken = save && text !== null ? text : await file.text().catch(() => null);
    setText(taken);
    setIsUnreadable(taken === null);
    const asked = taken !== null && { file_name: file.name, text: taken, theme, language, save };
    const named = asked && save ? { ...asked, write_key: writeKeys.keyOf(asked) } : asked;
    const next = named ? await attempt(() => api.quizzes.import(named)) : null;
    if (save && next) writeKeys.forget();
    if (next || !asked) setReport(next);
    setIsBusy(false);
    // What was imported cannot be imported again, so its button has nothing more to do.
    if (save && next) outcome.current?.focus();
  }

  return (
    <CmsFrame
      title={t('import.title')}
      lead={t('import.text')}
      parents={[{ label: t('cms-tabs:areas.quizzes'), href: authoredQuizzesPath }]}
    >
      <Card className="max-w-2xl gap-4 p-4 md:p-6">
        <Field
          label={t('import.file')}
          error={isTooLarge ? t('import.tooLarge') : isUnreadable ? t('import.unreadable') : undefined}
        >
          <Input
            type="file"
            accept=".xml,.txt,.gift"
            // Else the browser would not tell when the same file is chosen again, as after mending it.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
              choose(null);
            }}
            onChange={({ currentTarget: { files } }) => choose(files?.[0] ?? null)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('create.theme')}>
            <NativeSelect
              value={theme}
              onChange={({ currentTarget: { value } }) => {
                setTheme(value);
                setReport(null);
              }}
            >
              {themes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('import.language')}>
            <NativeSelect
              value={language}
              onChange={({ currentTarget: { value } }) => {
                if (isLanguage(value)) setLanguage(value);
                setReport(null);
              }}
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {t(`quiz-editing:languages.${one}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" disabled={!file || isTooLarge} isBusy={isBusy} onClick={() => read(false)}>
            {t('import.check')}
          </Button>
          <Button
            disabled={!report || report.quiz_id !== null || report.problems.length > 0}
            isBusy={isBusy}
            onClick={() => read(true)}
          >
            {t('import.save')}
          </Button>
        </div>
        <div role="status">
          {isBusy && <p className="text-muted">{t('import.busy')}</p>}
          {problem && <Alert tone="danger">{words(problem)}</Alert>}
        </div>
      </Card>
      <div ref={outcome} tabIndex={-1}>
        {report && !isBusy && <ImportReportView report={report} />}
      </div>
    </CmsFrame>
  );
}
