import { LibraryBig } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const libraryFeature: Feature = {
  sidebar: [{ group: 'main', to: href('/dashboard/technical-library'), label: 'library', icon: LibraryBig }],
  palette: [{ to: href('/dashboard/technical-library/browse'), label: 'browse', icon: LibraryBig }],
  twins: [{ path: href('/technical-library') }],
};
