import { useTranslation } from 'react-i18next';
import { SettingsSection } from '#screen/settings-section.tsx';

const apps = ['google', 'apple', 'outlook'] as const;
const steps = ['first', 'second', 'third'] as const;

/** The way by hand, for every calendar that a button cannot reach. */
export function HowToAdd() {
  const { t } = useTranslation('calendar-feed');
  return (
    <SettingsSection title={t('howTo.title')} text={t('howTo.text')}>
      <div className="grid gap-3">
        {apps.map((app) => (
          <details key={app} className="rounded-md border border-line px-4 py-3">
            <summary className="cursor-pointer font-medium text-sm">{t(`howTo.${app}.title`)}</summary>
            <ol className="mt-3 grid list-decimal gap-1 pl-5 text-sm">
              {steps.map((step) => (
                <li key={step}>{t(`howTo.${app}.${step}`)}</li>
              ))}
            </ol>
          </details>
        ))}
        <p className="max-w-reading text-muted text-sm">{t('howTo.delay')}</p>
      </div>
    </SettingsSection>
  );
}
