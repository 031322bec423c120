import type { LiveFormula as Formula } from '@navor/quantities';
import { useContext, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { I18nContext } from 'react-i18next';
import { reportProblem } from '#platform/report-problem.ts';
import { drawnIdPrefix } from './drawn-id-prefix.ts';
import { partAttribute } from './withheld-body.ts';

type DrawnFormulaProps = { formula: Formula; drawn: string; index: number };

/**
 * A formula that came with the page, drawn by the server from the very component that takes it over once its code is
 * there: in place, so that whatever has the focus or was opened stays so. Without a connection it can still be read.
 */
export function DrawnFormula({ formula, drawn, index }: DrawnFormulaProps) {
  const texts = useContext(I18nContext);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let root: Root | undefined;
    let isGone = false;
    import('../live-formula/live-formula.tsx').then(
      ({ default: LiveFormula }) => {
        if (isGone || !place.current) return;
        const live = (
          <I18nContext value={texts}>
            <LiveFormula formula={formula} />
          </I18nContext>
        );
        const options = { identifierPrefix: drawnIdPrefix(formula), onUncaughtError: reportProblem };
        root = hydrateRoot(place.current, live, options);
      },
      () => {},
    );
    return () => {
      isGone = true;
      // React does not end one tree while it is busy with another.
      queueMicrotask(() => root?.unmount());
    };
  }, [formula, texts]);

  return (
    <div
      ref={place}
      id={formula.id}
      {...{ [partAttribute]: index }}
      className="lesson-formula"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}
