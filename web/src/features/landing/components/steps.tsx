import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';

const STEPS = ['start', 'learn', 'finish'] as const;

export function Steps() {
  const { t } = useTranslation('landing');

  return (
    <Section title={t('steps.title')}>
      <ol className="grid gap-8 md:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4 md:block">
            <div aria-hidden="true" className="flex items-center">
              <span className="tabular grid size-12 shrink-0 place-items-center self-start rounded-full border-2 border-ink text-lg font-semibold">
                {index + 1}
              </span>
              <span className="hidden h-px grow bg-line-strong md:block" />
            </div>
            <div className="md:mt-5 md:pr-6">
              <h3 className="text-lg font-semibold">{t(`steps.${step}.title`)}</h3>
              <p className="mt-2 leading-relaxed text-muted">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
