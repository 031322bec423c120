import type { Verification } from '@navor/contract';
import type { Language } from '@navor/languages';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeFormatter } from '#platform/use-formatter.ts';
import { CourseLines } from '#screen/course-drawing.tsx';
import { fieldHue } from '#screen/field-hue.ts';
import { FactList } from '../fact-list.tsx';

type VerifiedFactsProps = {
  verification: Verification;
  certificate: NonNullable<Verification['certificate']>;
};

/** What the holder lets everybody know who has the number. */
export function VerifiedFacts({ verification: { serial, state }, certificate }: VerifiedFactsProps) {
  const { t } = useTranslation('verification');
  const format = useHomeFormatter();
  const { course, outcomes, holder_name, hours, grade_percent, completed_at, issued_at, ended_at } = certificate;
  const isValid = state === 'valid';
  return (
    <div className="grid overflow-hidden rounded-md border border-line bg-surface md:grid-cols-[1fr_18rem]">
      <div className="grid content-start gap-6 p-5 md:p-6">
        <FactList
          label={t('facts.label')}
          facts={[
            ...(isValid ? [{ name: t('facts.holder'), value: holder_name ?? <Hidden />, isMain: true }] : []),
            { name: t('facts.course'), value: <span lang={course.language}>{course.title}</span>, isMain: true },
            { name: t('facts.theme'), value: course.theme.title },
            { name: t('facts.completed'), value: format.date(completed_at, 'long') },
            { name: t('facts.issued'), value: format.date(issued_at, 'long') },
            ...(ended_at ? [{ name: t('facts.ended'), value: format.date(ended_at, 'long') }] : []),
            { name: t('facts.hours'), value: t('facts.hoursValue', { count: hours }) },
            ...(grade_percent === null ? [] : [{ name: t('facts.grade'), value: format.percent(grade_percent / 100) }]),
            {
              name: t('facts.serial'),
              value: (
                <span translate="no" className="font-mono">
                  {serial}
                </span>
              ),
            },
          ]}
        />
        {outcomes.length > 0 && <Outcomes outcomes={outcomes} language={course.language} />}
      </div>
      <div className={clsx('grid place-items-center p-6 max-md:order-first', fieldHue(course.theme.id).tint)}>
        <CourseLines drawing={course.drawing} field={course.theme.id} className="aspect-[5/4] w-48 max-w-full" />
      </div>
    </div>
  );
}

function Outcomes({ outcomes, language }: { outcomes: string[]; language: Language }) {
  const { t } = useTranslation('verification');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3 border-line border-t pt-5 text-sm">
      <h2 id={titleId} className="font-semibold text-base">
        {t('facts.outcomes')}
      </h2>
      <ul lang={language} className="grid gap-2">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
            <span className="min-w-0 max-w-reading">{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hidden() {
  const { t } = useTranslation('verification');
  return <span className="font-normal text-base text-muted">{t('facts.hiddenName')}</span>;
}
