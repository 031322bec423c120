import { loadConfig } from '../config.ts';
import { connectDatabase } from '../database/database.ts';
import { createLogger } from '../logging.ts';
import type { Services } from '../services.ts';
import { createMail } from './mail.ts';
import { sendMailName } from './mail-states.ts';

/** Sends the message that is named by its id, in a process that may be killed while it does so. */
const config = loadConfig(process.env);
const log = createLogger('silent');
const { db, pool, close } = connectDatabase(config.databaseUrl ?? '', log);
const { jobs } = createMail(config, { enqueue: async () => {}, restart: async () => {} });
const sendMail = jobs.find(({ name }) => name === sendMailName);
await sendMail?.run({ mailId: process.argv[2] }, { db, pool, log } as unknown as Services);
await close();
