import { Card } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useHomeFormatter } from '#platform/use-formatter.ts';
import { CourseDrawing } from '#screen/course-drawing.tsx';
import { TitledSection } from '#screen/titled-section.tsx';

export type ShownCertificate = {
  serial: string;
  course: { id: string; title: string; language: string; theme: { id: string; title: string }; drawing: string | null };
  grade_percent: number | null;
  completed_at: Date;
};

export function ShownCertificates({ certificates }: { certificates: ShownCertificate[] }) {
  const { t } = useTranslation('leaderboard');
  return (
    <TitledSection title={t('profile.certificates')}>
      {certificates.length === 0 && <p className="text-muted">{t('profile.noCertificates')}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {certificates.map((certificate) => (
          <li key={certificate.serial} className="grid">
            <CertificateCard certificate={certificate} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function CertificateCard({ certificate }: { certificate: ShownCertificate }) {
  const { t } = useTranslation('leaderboard');
  const format = useHomeFormatter();
  const { serial, course, grade_percent, completed_at } = certificate;
  return (
    <Card className="content-start gap-2 overflow-hidden">
      <CourseDrawing drawing={course.drawing} field={course.theme.id} className="h-28" />
      <div className="grid gap-1 p-4 pt-2">
        <h3 lang={course.language} className="wrap-anywhere font-semibold">
          {course.title}
        </h3>
        <p className="text-muted text-sm">{t('profile.completed', { date: format.date(completed_at) })}</p>
        {grade_percent !== null && (
          <p className="text-muted text-sm">{t('profile.grade', { percent: format.achieved(grade_percent / 100) })}</p>
        )}
        <TextLink to={`/verify/${serial}`} aria-label={`${t('profile.verify')}: ${course.title}`} className="text-sm">
          {t('profile.verify')}
        </TextLink>
      </div>
    </Card>
  );
}
