import { defineModule } from '../../platform/module.ts';
import { endDeadAnswersJob } from './answers/end-dead-answers.ts';
import { untilAnswersEnded } from './answers/running-answers.ts';
import { assistantPersonalTables } from './assistant.personal-data.ts';
import { assistantRoutes } from './assistant.routes.ts';

export const assistant = defineModule({
  routes: assistantRoutes,
  jobs: [endDeadAnswersJob],
  personalTables: assistantPersonalTables,
  stop: untilAnswersEnded,
});
