import { os } from '../../platform/api.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export function attemptsRoutes(_services: Services) {
  return {
    start: os.attempts.start.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    get: os.attempts.get.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    saveAnswer: os.attempts.saveAnswer.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    flag: os.attempts.flag.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    check: os.attempts.check.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    hint: os.attempts.hint.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    submit: os.attempts.submit.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
  };
}
