import { spawn } from 'node:child_process';
import { type Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The server as a program of its own, with these variables alone. */
export function runProgram(env: Record<string, string>) {
  const program = fileURLToPath(new URL('../main.ts', import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const started = spawn(process.execPath, [program], {
    env: { ...(PATH && { PATH }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // One whose test fails would outlive it.
  onTestFinished(() => void started.kill('SIGKILL'));
  return started;
}

/** Where it serves, as soon as it says so; one that ends before never will. */
export async function addressOf({ stdout }: ReturnType<typeof runProgram>): Promise<string> {
  let said = '';
  for await (const part of stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += part;
    const address = /Navor is at (\S+)/.exec(said)?.[1];
    if (address) {
      stdout.resume();
      return address;
    }
  }
  throw new Error(`It ended without serving: ${said}`);
}

/** On a connection of its own unless an agent keeps one. */
export function statusOf(address: string, agent?: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent: agent ?? false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', reject);
  });
}
