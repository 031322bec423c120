import { useLocation } from 'react-router';
import { useRootData } from '#platform/root-data.ts';

/** What is shown beside a link to the screen, where its own picture says more than the product's. */
type LinkPicture = { path: string; width: number; height: number; alt: string };

type PageMetaProps = {
  title: string;
  description?: string;
  isIndexed?: boolean;
  image?: LinkPicture;
  /** Where previews are read from, if that is another than the plain address: some networks read there instead of where they were led. */
  sharedPath?: string;
};

/** Title and description of a screen, in the language it is shown in; React moves them into the head. */
export function PageMeta({ title, description, isIndexed = true, image, sharedPath }: PageMetaProps) {
  const { pathname } = useLocation();
  const origin = useRootData()?.origin ?? '';
  const address = `${origin}${pathname}`;
  return (
    <>
      <title>{title === 'Navor' ? title : `${title} · Navor`}</title>
      {description && <meta name="description" content={description} />}
      {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Navor" />
      <meta property="og:url" content={sharedPath ? `${origin}${sharedPath}` : address} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${origin}${image?.path ?? '/og.png'}`} />
      {image && (
        <>
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
