import { PageMeta } from '#screen/page-meta.tsx';

/** For a screen whose address carries a secret: no search engine lists it, and no link or request from it passes it on. */
export function TokenMeta({ title }: { title: string }) {
  return (
    <>
      <PageMeta title={title} isIndexed={false} />
      {/* Not `no-referrer`: with it, a form sent without scripts would hide its origin and be refused as foreign. */}
      <meta name="referrer" content="strict-origin" />
    </>
  );
}
