export const port = 3190;
export const address = `http://127.0.0.1:${port}`;
