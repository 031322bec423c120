import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Five radio buttons that look like stars: arrow keys choose, and a plain form sends them. */
export function StarField({ chosen, error }: { chosen: number; error: string | undefined }) {
  const { t } = useTranslation('bookings');
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="mb-1 font-medium text-sm">{t('review.stars')}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((each) => (
          <label
            key={each}
            className={clsx(
              'grid size-11 cursor-pointer place-items-center rounded-md text-line-strong hover:bg-action-soft',
              'has-focus-visible:outline-2 has-focus-visible:outline-action',
              // The chosen one and all before it, which is seen without scripts too.
              '[&:is(:has(:checked),:has(~*_:checked))]:text-signal [&:is(:has(:checked),:has(~*_:checked))>svg]:fill-current',
            )}
          >
            <input
              type="radio"
              name="stars"
              value={each}
              defaultChecked={chosen === each}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <span className="sr-only">{t('review.star', { count: each })}</span>
            <Star aria-hidden className="size-7" />
          </label>
        ))}
      </div>
      {error && (
        <p id="stars-error" role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
