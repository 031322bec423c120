import type { Certificate } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { Fold } from '#screen/reading/fold.tsx';
import { certificatePath } from '../../certificate-paths.ts';

/** Those that newer ones have taken the place of: history, so it stays folded. */
export function EarlierList({ certificates }: { certificates: Certificate[] }) {
  const { t } = useTranslation('certificates');
  const format = useFormatter();
  return (
    <Fold
      label={t('earlier.title', { count: certificates.length })}
      icon={<History aria-hidden />}
      className="max-w-3xl"
    >
      <p className="max-w-reading text-muted text-sm">{t('earlier.text')}</p>
      <ul className="mt-3 grid gap-3">
        {certificates.map(({ id, serial, course, holder_name, replaced_at, revoked_at }) => (
          <li key={id} className="grid gap-0.5 text-sm">
            <TextLink to={certificatePath(id)} lang={course.language} className="justify-self-start font-medium">
              {course.title}
            </TextLink>
            <span className="text-muted">
              {holder_name} ·{' '}
              <span translate="no" className="whitespace-nowrap font-mono">
                {serial}
              </span>
            </span>
            {/* One that was revoked stays so for whoever checks it, also after another was issued for it. */}
            <span className="tabular text-muted">
              {revoked_at
                ? t('earlier.revokedOn', { date: format.date(revoked_at) })
                : replaced_at && t('earlier.replacedOn', { date: format.date(replaced_at) })}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
