import type { ApplicationNeed } from '@navor/contract/choices';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';

/** What an application still lacks, each with the way there. */
export function MissingParts({ needs }: { needs: readonly ApplicationNeed[] }) {
  const { t } = useTranslation('teaching');
  return (
    <section aria-labelledby="missing-parts" className="grid gap-2">
      <h2 id="missing-parts" className="font-medium text-sm">
        {t('needsTitle')}
      </h2>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {needs.map((need) => (
          <li key={need}>
            <TextLink to={href(need === 'hours' ? '/dashboard/teaching/availability' : '/dashboard/teaching/profile')}>
              {t(`needs.${need}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
