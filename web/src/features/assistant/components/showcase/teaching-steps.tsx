import { useTranslation } from 'react-i18next';
import { ShowcaseSection } from './showcase-section.tsx';

const steps = ['attempt', 'slip', 'example'] as const;

/** How it teaches rather than solves. */
export function TeachingSteps() {
  const { t } = useTranslation('assistant-showcase');
  return (
    <ShowcaseSection title={t('teaching.title')} lead={t('teaching.lead')}>
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="grid content-start gap-2 border-signal border-t-2 pt-4">
            <span aria-hidden className="tabular font-semibold text-2xl text-muted">
              {index + 1}
            </span>
            <h3 className="font-semibold">{t(`teaching.${step}.title`)}</h3>
            <p className="text-muted">{t(`teaching.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-reading text-muted">{t('teaching.quiz')}</p>
    </ShowcaseSection>
  );
}
