import type { Api } from '@navor/contract/page-request';
import { TextLink } from '@navor/ui/link.tsx';
import { Hourglass, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlansButton, useUnlockingPlans } from '#features/billing/index.ts';
import { coursePath, ownCoursesPath } from '#features/courses/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';

type OwnCertificates = Awaited<ReturnType<Api['certificates']['list']>>;
type AwaitedCertificate = OwnCertificates['awaiting'][number];

/** Completed courses whose certificate needs a plan, or is being made. Needs the texts of `unlocking`. */
export function AwaitingList({ awaiting }: { awaiting: AwaitedCertificate[] }) {
  const { t } = useTranslation('certificates');
  return (
    <TitledSection title={t('awaiting.title')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {awaiting.map((one) => (
          <AwaitingItem key={one.course.id} awaited={one} />
        ))}
      </ul>
    </TitledSection>
  );
}

function AwaitingItem({ awaited: { course, completed_at, unlocked_by } }: { awaited: AwaitedCertificate }) {
  const { t } = useTranslation('certificates');
  const format = useFormatter();
  const plans = useUnlockingPlans();
  const Icon = unlocked_by ? Lock : Hourglass;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 md:px-6">
      <div className="flex min-w-0 grow basis-72 gap-3">
        <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
        <div className="grid min-w-0 gap-1">
          <h3 lang={course.language} className="font-medium">
            <TextLink to={coursePath(ownCoursesPath, course.id)}>{course.title}</TextLink>
          </h3>
          <p className="tabular text-muted text-sm">{t('awaiting.completedOn', { date: format.date(completed_at) })}</p>
          <p className="max-w-reading text-sm">
            {unlocked_by ? t('awaiting.locked', { plans: plans(unlocked_by) }) : t('awaiting.soon')}
          </p>
        </div>
      </div>
      {unlocked_by && <PlansButton />}
    </li>
  );
}
