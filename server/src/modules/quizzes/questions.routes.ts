import { os } from '../../platform/api.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export function questionsRoutes(_services: Services) {
  return {
    get: os.questions.get.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    save: os.questions.save.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    try: os.questions.try.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    regrade: os.questions.regrade.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
  };
}
