import type { CmsFile, ContentDocument } from '@navor/contract';
import { Captions, Film, Table2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '#platform/browser-api.ts';
import { DrawingImage } from './drawing-image.tsx';

type FileThumbnailProps = { document: ContentDocument; file: CmsFile };

const icons = { video: Film, captions: Captions, table: Table2 };

/** What a file looks like; its name stands beside it. */
export function FileThumbnail({ document, file }: FileThumbnailProps) {
  const Icon = file.is === 'drawing' || file.is === 'picture' ? undefined : icons[file.is];
  return (
    <div className="grid h-20 w-28 shrink-0 grid-rows-1 place-items-center overflow-hidden rounded-sm border border-line bg-surface p-1">
      {Icon && <Icon aria-hidden className="size-8 text-muted" />}
      {file.is === 'picture' && file.address && (
        <img src={file.address} alt="" loading="lazy" className="h-full object-contain" />
      )}
      {file.is === 'drawing' && <Drawing document={document} path={file.path} hash={file.hash} />}
    </div>
  );
}

/** Fetched once it comes into sight: a course has dozens. */
function Drawing({ document, path, hash }: { document: ContentDocument; path: string; hash: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState<string>();
  const { kind, id } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hash is another drawing
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      // Without it the frame stays empty, and the name beside it says what it is.
      const read = await api.cms.drafts.read({ kind, id, path }).catch(() => undefined);
      if (!isGone) setSource(read?.text ?? undefined);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void load();
    });
    if (place.current) observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [kind, id, path, hash]);
  return (
    <div ref={place} className="grid size-full grid-rows-1 place-items-center">
      {source && <DrawingImage source={source} alt="" className="h-full" />}
    </div>
  );
}
