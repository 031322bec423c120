import { useTranslation } from 'react-i18next';
import type { PlotModel } from './plot-model.ts';
import { TypesetHtml } from './typeset-html.tsx';

/** The same as numbers, for those who cannot see the curve or want to read values off it. */
export function PlotTable({ model: { x, y, rows }, isOutdated }: { model: PlotModel; isOutdated: boolean }) {
  const { t } = useTranslation('formula');
  return (
    <details className={isOutdated ? 'invisible' : undefined}>
      <summary className="w-fit text-action text-sm underline underline-offset-4 hover:text-action-hover">
        {t('plot.table')}
      </summary>
      <table className="tabular mt-3 w-full max-w-md border-collapse text-sm">
        <thead>
          <tr className="border-line-strong border-b text-right align-bottom">
            {[x, y].map(({ variable }) => (
              <th key={variable.key} scope="col" className="py-1.5 pl-4 font-medium">
                <TypesetHtml html={variable.symbolHtml} /> <span className="text-muted">{variable.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.x} className="border-line border-b text-right">
              <td className="py-1.5 pl-4">{row.x}</td>
              <td className="py-1.5 pl-4">{row.y}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
