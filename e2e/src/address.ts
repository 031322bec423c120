/** Two runs on one machine, each from a clone of its own, need a port each. */
export const port = Number(process.env.E2E_PORT ?? 3190);
export const address = `http://127.0.0.1:${port}`;
