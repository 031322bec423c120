import type { LiveFormula } from '@navor/quantities';

/** What a live formula is while its code is on the way: the equation. */
export function StaticFormula({ formula }: { formula: LiveFormula }) {
  return (
    <div className="prose-text overflow-x-auto rounded-md border border-line bg-surface p-4">
      {formula.title && <p className="mb-2 font-semibold">{formula.title}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: typeset by the server. */}
      <div dangerouslySetInnerHTML={{ __html: formula.equationHtml }} />
    </div>
  );
}
