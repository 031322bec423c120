import { useNavigation } from 'react-router';

/** A line along the top of the window while the next screen is being fetched; short waits end before it shows. */
export function NavigationBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden className="navigation-bar fixed inset-x-0 top-0 z-50 h-0.5 bg-action" />;
}
