import { Alert } from '@navor/ui/alert.tsx';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type PartBoundaryProps = {
  children: ReactNode;
  instead: ReactNode;
  /** For a tree of its own; the page's tree reports by itself what is caught in it. */
  onError?: (error: unknown) => void;
};

/** One part that fails must not take the text around it along. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/** In the place of a part whose code did not come. */
export function NotLoaded() {
  const { t } = useTranslation('formula');
  return <Alert tone="warn">{t('notLoaded')}</Alert>;
}
