import { Button } from '@navor/ui/button.tsx';
import { Link } from 'react-router';

/** The next step of a screen that has nothing more to ask. */
export function WayOn({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild size="lg" className="mt-6">
      <Link to={to}>{label}</Link>
    </Button>
  );
}
