import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Five radio buttons that look like stars: arrow keys choose, and a plain form sends them. */
export function StarField({ chosen, error }: { chosen: number; error: string | undefined }) {
  const { t } = useTranslation('bookings');
  const [stars, setStars] = useState(chosen);
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="mb-1 font-medium text-sm">{t('review.stars')}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((each) => (
          <label
            key={each}
            className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name="stars"
              value={each}
              checked={stars === each}
              onChange={() => setStars(each)}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <span className="sr-only">{t('review.star', { count: each })}</span>
            <Star
              aria-hidden
              className={each <= stars ? 'size-7 fill-current text-signal' : 'size-7 text-line-strong'}
            />
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
