import { os } from '../../platform/api.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export function quizAnalyticsRoutes(_services: Services) {
  return {
    own: os.quizAnalytics.own.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    ofQuiz: os.quizAnalytics.ofQuiz.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
  };
}
