import type { Citation } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useAreaPath } from '../../assistant-paths.ts';
import { citationAnchor } from './citation-anchor.ts';

/** The passages that an answer leans on, each a link to it. */
export function Citations({ citations, answerId }: { citations: readonly Citation[]; answerId: string }) {
  const { t } = useTranslation('assistant');
  const areaPath = useAreaPath();
  if (citations.length === 0) return null;
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <p aria-hidden className="font-semibold text-sm">
        {t('citations')}
      </p>
      <ol aria-label={t('citations')} className="grid gap-2 text-sm">
        {citations.map(({ number, title, heading, path, excerpt, language }) => (
          <li
            key={number}
            id={citationAnchor(answerId, number)}
            value={number}
            className="grid scroll-mt-20 rounded-sm grid-cols-[auto_minmax(0,1fr)] gap-x-2"
          >
            <span className="tabular text-muted">[{number}]</span>
            <span lang={language} className="wrap-anywhere grid gap-0.5">
              <TextLink to={areaPath(path)} className="justify-self-start">
                {heading && heading !== title ? `${title}: ${heading}` : title}
              </TextLink>
              {excerpt && <span className="line-clamp-2 text-muted">{excerpt}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
