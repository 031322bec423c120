import type { Certificate } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { TitledSection } from '#screen/titled-section.tsx';
import { linkedInProfileLink, postLinks } from '../../share-links.ts';
import { sharedIn } from '../../shared-language.ts';
import { PublicAddress } from './public-address.tsx';

export function ShareSection({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguageContext();
  // Previews of it speak the language that its holder reads this page in.
  const address = sharedIn(language, certificate.verify_url);
  const posts = postLinks(address, t('share.message', { course: certificate.course.title }));
  return (
    <TitledSection title={t('share.title')} text={t('share.text')}>
      <PublicAddress certificate={certificate} address={address} />
      <ul aria-label={t('share.links')} className="flex flex-wrap gap-2">
        <li>
          <Button asChild variant="secondary">
            <a href={linkedInProfileLink(certificate, address)} target="_blank" rel="noreferrer">
              {t('share.profile')}
              <span className="sr-only">, {t('share.newTab')}</span>
            </a>
          </Button>
        </li>
        {(['linkedin', 'x'] as const).map((site) => (
          <li key={site}>
            <Button asChild variant="secondary">
              <a href={posts[site]} target="_blank" rel="noreferrer">
                {t(`share.${site}`)}
                <span className="sr-only">, {t('share.newTab')}</span>
              </a>
            </Button>
          </li>
        ))}
        <li>
          <Button asChild variant="secondary">
            <a href={posts.email}>{t('share.email')}</a>
          </Button>
        </li>
      </ul>
    </TitledSection>
  );
}
