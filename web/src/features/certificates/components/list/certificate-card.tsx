import type { Certificate } from '@navor/contract';
import { Card, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHomeFormatter } from '#platform/use-formatter.ts';
import { certificatePath } from '../../certificate-paths.ts';
import { CertificateFace } from '../certificate-face.tsx';
import { StateBadge } from '../state-badge.tsx';

export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const format = useHomeFormatter();
  const { id, course, state, grade_percent, completed_at } = certificate;
  return (
    <Card isInteractive className="h-full gap-4 p-4">
      <CertificateFace certificate={certificate} />
      <div className="grid gap-2">
        <h3 lang={course.language} className="font-semibold leading-6 wrap-anywhere">
          <Link to={certificatePath(id)} prefetch="intent" className={stretchedLinkClasses}>
            {course.title}
          </Link>
        </h3>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
          <StateBadge state={state} label={t(`state.${state}`)} />
          <span className="tabular">{format.date(completed_at)}</span>
          {grade_percent !== null && (
            <span className="tabular">
              {t('facts.grade')} {format.percent(grade_percent / 100)}
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}
