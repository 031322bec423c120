import type { GroupSession } from '@navor/contract';
import { linkClasses, TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#screen/titled-section.tsx';

type Inside = NonNullable<GroupSession['inside']>;

type InsideSectionProps = {
  inside: Inside;
  /** That the materials are named in. */
  language: string;
  /** Whoever leads the session has a list of their own. */
  hasNames: boolean;
};

/** What is for those who take part: materials, and who else comes. */
export function InsideSection({ inside, language, hasNames }: InsideSectionProps) {
  const { t } = useTranslation('groups');
  const { materials, participants } = inside;
  return (
    <>
      {materials.length > 0 && (
        <TitledSection title={t('session.materials')}>
          <ul lang={language} className="grid gap-2">
            {materials.map(({ title, url }) => (
              <li key={`${title} ${url}`} className="wrap-anywhere">
                <MaterialLink title={title} url={url} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {hasNames && <Participants names={participants} />}
    </>
  );
}

function Participants({ names }: { names: string[] }) {
  const { t } = useTranslation('groups');
  return (
    <TitledSection title={t('session.participants')}>
      <ul className="flex flex-wrap gap-2">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may be called the same, and nothing here has a state.
          <li key={index} className="rounded-full bg-sunken px-3 py-1 text-sm">
            {name}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function MaterialLink({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation('groups');
  if (url.startsWith('/')) return <TextLink to={url}>{title}</TextLink>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={linkClasses}>
      {title} <span className="sr-only">{t('session.opensNewWindow')}</span>
    </a>
  );
}
