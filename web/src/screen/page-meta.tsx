import { useLocation } from 'react-router';
import { useRootData } from '#platform/root-data.ts';

type PageMetaProps = { title: string; description?: string; isIndexed?: boolean };

/** Title and description of a screen, in the language it is shown in; React moves them into the head. */
export function PageMeta({ title, description, isIndexed = true }: PageMetaProps) {
  const { pathname } = useLocation();
  const origin = useRootData()?.origin ?? '';
  return (
    <>
      <title>{title === 'Navor' ? title : `${title} · Navor`}</title>
      {description && <meta name="description" content={description} />}
      {isIndexed ? <link rel="canonical" href={`${origin}${pathname}`} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${origin}/og.png`} />
    </>
  );
}
