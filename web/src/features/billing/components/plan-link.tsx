import { Button } from '@navor/ui/button.tsx';
import { Link } from 'react-router';

type PlanLinkProps = { to: string; label: string; isPrimary?: boolean };

/** The step that leads from a plan's column to another page. */
export function PlanLink({ to, label, isPrimary = false }: PlanLinkProps) {
  return (
    <Button asChild variant={isPrimary ? 'primary' : 'secondary'} className="w-full sm:w-auto lg:w-full">
      <Link to={to}>{label}</Link>
    </Button>
  );
}
