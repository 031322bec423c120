import type { QuizTrial } from '@navor/contract';
import { trialDraws } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#platform/browser-api.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { editQuestionPath } from '../../quiz-paths.ts';
import type { EditedQuiz } from '../quiz-draft/use-quiz-draft.ts';
import { useApiProblem, useProblemWords } from '../use-api-problem.ts';

/** Plays the whole quiz through; each further time with other draws. */
export function TrialPanel({ quiz: { id: quizId, store } }: { quiz: EditedQuiz }) {
  const { t } = useTranslation('quiz-authoring');
  const { language } = useLanguageContext();
  const { problem, attempt } = useApiProblem();
  const words = useProblemWords();
  const [trial, setTrial] = useState<QuizTrial | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const found = trial?.questions.filter(({ findings }) => findings.length > 0) ?? [];

  async function play() {
    setIsBusy(true);
    const firstSeed = (trial?.first_seed ?? 1) + trialDraws;
    // Which questions are in it may have changed a moment ago.
    await store.flush();
    const next = await attempt(() => api.cms.quizzes.tryOut({ quizId, first_seed: firstSeed, language }));
    if (next) setTrial(next);
    setIsBusy(false);
  }

  return (
    <Card className="gap-4 p-4 md:p-6">
      <h2 className="font-semibold text-xl">{t('trial.title')}</h2>
      <p className="text-muted">{t('trial.text', { count: trialDraws })}</p>
      <Button variant="secondary" className="self-start" onClick={play} disabled={isBusy}>
        {t(trial ? 'trial.again' : 'trial.start')}
      </Button>
      <div role="status" className="grid gap-3 empty:-mt-4">
        {isBusy && <p className="text-muted">{t('trial.busy')}</p>}
        {problem && <Alert tone="danger">{words(problem)}</Alert>}
        {trial?.is_drafted && !isBusy && <p className="text-muted text-sm">{t('trial.drafted')}</p>}
        {trial && !isBusy && found.length === 0 && <Alert tone="ok">{t('trial.nothing')}</Alert>}
        {found.map(({ id, number, excerpt, findings }) => (
          <div key={id} className="grid gap-1 border-line border-t pt-3">
            <p>
              {number}. <TextLink to={editQuestionPath(quizId, id)}>{excerpt || id}</TextLink>
            </p>
            <ul className="grid list-disc gap-1 pl-5 text-sm">
              {findings.map(({ kind, count, seed, values }) => (
                <li key={kind}>
                  {t(`trial.findings.${kind}`)} {t('trial.draws', { count, total: trialDraws })}{' '}
                  {values.map(({ name, text }) => `${name} = ${text}`).join('; ')}{' '}
                  <TextLink to={editQuestionPath(quizId, id, seed)}>{t('trial.seed', { seed })}</TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  );
}
