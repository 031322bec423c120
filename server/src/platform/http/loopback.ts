/** Whether a host name or address leads to this very machine, and to no other. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return /^(localhost|.+\.localhost|(::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(name);
}
