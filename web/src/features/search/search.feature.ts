import { Search } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const searchFeature: Feature = {
  palette: [{ to: href('/dashboard/search'), label: 'search', icon: Search }],
  twins: [{ path: href('/search') }],
};
