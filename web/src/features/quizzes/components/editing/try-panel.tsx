import { isLanguage, languages } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../use-api-problem.ts';
import { TriedQuestion } from './tried-question.tsx';
import { TriedValues } from './tried-values.tsx';
import type { Trying } from './use-trying.ts';

export const tryPanelId = 'try';

type TryPanelProps = {
  trying: Trying;
  points: number;
  /** Nothing is written yet that could be tried. */
  isBlank: boolean;
};

/** The question as learners see it, with numbers of one's own, to be answered. */
export function TryPanel({ trying, points, isBlank }: TryPanelProps) {
  const { t } = useTranslation('quiz-editing');
  const words = useProblemWords();
  const { shown, failure, language, seed, isBusy } = trying;
  return (
    <section id={tryPanelId} aria-labelledby={`${tryPanelId}-title`} tabIndex={-1} className="min-w-0 scroll-mt-6">
      <Card className="gap-5 p-4 md:p-6">
        <header className="grid gap-1">
          <h2 id={`${tryPanelId}-title`} className="font-semibold text-lg">
            {t('try.title')}
          </h2>
          <p className="text-muted text-sm">{t('try.text')}</p>
        </header>
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('try.language')} className="grow basis-32">
            <NativeSelect
              value={language}
              onChange={(event) =>
                isLanguage(event.currentTarget.value) && trying.setLanguage(event.currentTarget.value)
              }
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {t(`languages.${one}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Button variant="secondary" onClick={trying.drawAgain}>
            <RotateCw aria-hidden />
            {t('try.newNumbers')}
          </Button>
        </div>
        <p role="status" className="tabular -mt-2 text-muted text-sm">
          {isBusy ? t('try.busy') : t('try.seed', { seed })}
        </p>
        {failure && (
          <Alert
            tone="danger"
            action={
              <Button variant="secondary" size="sm" onClick={trying.retry}>
                {t('try.retry')}
              </Button>
            }
          >
            {t('try.failed', { reason: words(failure) })}
          </Alert>
        )}
        {(isBlank || trying.isTried) && !shown && !failure && (
          <Alert tone={isBlank ? 'info' : 'warn'}>{t(isBlank ? 'try.blank' : 'try.blocked')}</Alert>
        )}
        {shown && <TriedValues values={shown.values} trying={trying} />}
        {shown && <TriedQuestion key={seed} shown={shown} trying={trying} points={points} />}
      </Card>
    </section>
  );
}
