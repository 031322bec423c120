import { useTranslation } from 'react-i18next';
import { ShowcaseSection } from './showcase-section.tsx';

const steps = ['attempt', 'slip', 'example'] as const;

/** How it teaches rather than solves. */
export function Manner() {
  const { t } = useTranslation('assistant-showcase');
  return (
    <ShowcaseSection title={t('manner.title')} lead={t('manner.lead')}>
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="grid content-start gap-2 border-signal border-t-2 pt-4">
            <span aria-hidden className="tabular font-semibold text-2xl text-muted">
              {index + 1}
            </span>
            <h3 className="font-semibold">{t(`manner.${step}.title`)}</h3>
            <p className="text-muted">{t(`manner.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-reading text-muted">{t('manner.quiz')}</p>
    </ShowcaseSection>
  );
}
