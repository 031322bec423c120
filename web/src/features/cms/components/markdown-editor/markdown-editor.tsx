import { Skeleton } from '@navor/ui/skeleton.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#platform/lazy-part.ts';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import type { MarkdownEditorProps } from './editor-surface.tsx';

export type { MarkdownEditorHandle, MarkdownEditorProps } from './editor-surface.tsx';

const EditorSurface = lazyPart(async () => (await import('./editor-surface.tsx')).EditorSurface);

/** A field for Markdown with toolbar, menu of blocks and checks. Its code comes when it is first shown. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { t } = useTranslation('cms-editor');
  const loading = (
    <div role="status" className="grid gap-2 rounded-md border border-line p-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8" />
      <Skeleton className="h-64" />
    </div>
  );
  // It is made of scripts alone: the server would only draw an empty frame.
  if (!useHasScripts()) return loading;
  return (
    <Suspense fallback={loading}>
      <EditorSurface {...props} />
    </Suspense>
  );
}
