import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';
import { SlipExample } from './slip-example.tsx';

export function Strengths() {
  const { t } = useTranslation('landing');

  return (
    <Section id="offer" title={t('strengths.title')}>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        <div className="grid gap-8 p-6 lg:grid-cols-2 lg:gap-12 lg:p-10">
          <Strength name="engineering" />
          <SlipExample />
        </div>
        <div className="grid divide-y divide-line border-t border-line md:grid-cols-2 md:divide-x md:divide-y-0">
          <div className="p-6 lg:p-10">
            <Strength name="fast" />
          </div>
          <div className="p-6 lg:p-10">
            <Strength name="whole" />
          </div>
        </div>
      </div>
    </Section>
  );
}

function Strength({ name }: { name: 'engineering' | 'fast' | 'whole' }) {
  const { t } = useTranslation('landing');

  return (
    <div>
      <h3 className="text-xl font-semibold">{t(`strengths.${name}.title`)}</h3>
      <p className="mt-3 max-w-reading text-reading text-muted">{t(`strengths.${name}.text`)}</p>
    </div>
  );
}
