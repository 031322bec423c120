import { defineModule } from '../../platform/module.ts';
import { assistantPersonalTables } from './assistant.personal-data.ts';

export const assistant = defineModule({
  personalTables: assistantPersonalTables,
});
