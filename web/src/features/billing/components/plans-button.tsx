import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { plansPath } from '../billing-paths.ts';

/** From whatever is locked to the plans, and back here afterwards. */
export function PlansButton({ size, className }: Pick<ButtonProps, 'size' | 'className'>) {
  const { t } = useTranslation('unlocking');
  const { pathname, search } = useLocation();
  return (
    <Button asChild size={size} className={className}>
      <Link to={plansPath(`${pathname}${search}`)} prefetch="intent">
        {t('seePlans')}
      </Link>
    </Button>
  );
}
