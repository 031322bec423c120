import { ChartColumn, RotateCcw, SquareCheckBig } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const quizzesFeature: Feature = {
  sidebar: [
    {
      group: 'main',
      to: href('/dashboard/quizzes'),
      label: 'quizzes',
      icon: SquareCheckBig,
      also: /^\/dashboard\/(quiz|attempt|review|quiz-analytics)(\/|$)/,
    },
  ],
  palette: [
    { to: href('/dashboard/review'), label: 'review', icon: RotateCcw },
    { to: href('/dashboard/quiz-analytics'), label: 'analytics', icon: ChartColumn },
  ],
  twins: [{ path: href('/quizzes') }],
};
