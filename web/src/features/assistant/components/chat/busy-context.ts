import { createContext } from 'react';

/** Whether the conversation takes no question right now: an answer is being written, or a question is on its way. */
export const BusyContext = createContext(false);
