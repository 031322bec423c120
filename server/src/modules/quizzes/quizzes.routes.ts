import { os } from '../../platform/api.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export function quizzesRoutes(_services: Services) {
  return {
    list: os.quizzes.list.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    get: os.quizzes.get.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    ofCourse: os.quizzes.ofCourse.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    import: os.quizzes.import.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
  };
}
