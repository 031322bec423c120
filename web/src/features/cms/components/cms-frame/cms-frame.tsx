import { Breadcrumb, type BreadcrumbStep } from '@navor/ui/breadcrumb.tsx';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { PageMeta } from '#screen/page-meta.tsx';
import { CmsAreas } from './cms-areas.tsx';

type CmsFrameProps = {
  title: string;
  lead?: string;
  /** What can be begun here; the most usual last. */
  actions?: ReactNode;
  /** Screens between the CMS and this one; those that have none are areas of their own. */
  parents?: readonly BreadcrumbStep[];
  /** Whoever writes nothing has no areas yet. */
  hasAreas?: boolean;
  /** Where the focus goes when what it was on is gone. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** What stands around each screen of the CMS that is not about one document; it loads the words `cms-tabs`. */
export function CmsFrame({ title, lead, actions, parents, hasAreas = true, heading, children }: CmsFrameProps) {
  const { t } = useTranslation('cms-tabs');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={title === t('cms') ? title : `${title} · ${t('cms')}`} isIndexed={false} />
      {parents ? (
        <Breadcrumb steps={[{ label: t('cms'), href: href('/dashboard/cms') }, ...parents]} current={title} />
      ) : (
        hasAreas && <CmsAreas />
      )}
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 max-w-2xl gap-1">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl md:text-3xl">
            {title}
          </h1>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
