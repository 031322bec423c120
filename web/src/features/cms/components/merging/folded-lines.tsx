type FoldedLinesProps = { text: string; label: (count: number) => string };

/** Text that stays as it is, out of the way until somebody wants to see what stands around a change. */
export function FoldedLines({ text, label }: FoldedLinesProps) {
  const written = text.trim();
  if (written === '') return null;
  return (
    <details className="rounded-sm border border-line border-dashed">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-muted text-sm md:min-h-0 md:py-1.5">
        {label(written.split('\n').length)}
      </summary>
      <pre className="wrap-anywhere whitespace-pre-wrap border-line border-t px-3 py-2 font-mono text-muted text-sm">
        {written}
      </pre>
    </details>
  );
}
