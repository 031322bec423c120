import { useTranslation } from 'react-i18next';
import { RichHtml } from '../../taking/rich-html.tsx';
import type { TakingProps } from '../../taking/taking-props.ts';

type RightOrderProps = {
  id: string;
  settled: NonNullable<TakingProps<'ordering'>['settled']>;
  items: ReadonlyMap<string, string>;
};

/** The whole list as it should be, unless it already stands there. */
export function RightOrder({ id, settled, items }: RightOrderProps) {
  const { t } = useTranslation('quiz');
  const { result, reveal } = settled;
  if (result.kind === 'graded' && result.share === 1) return null;
  return (
    <section className="grid max-w-2xl gap-2 rounded-md bg-sunken p-4">
      <p id={`${id}-right-order`} className="font-medium text-sm">
        {t('reveal.order')}
      </p>
      <ol aria-labelledby={`${id}-right-order`} className="grid list-decimal gap-1 pl-6">
        {reveal.correct.map((letter) => (
          <li key={letter}>
            <RichHtml html={items.get(letter) ?? ''} />
          </li>
        ))}
      </ol>
    </section>
  );
}
