import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Probe, probe } from './probe.ts';
import { median, medianRatio, percentile } from './statistics.ts';
import type { Target } from './targets.ts';

export type Plan = { rounds: number; seconds: number; connections: number };
export type Measurement = {
  name: string;
  path: string;
  requestsPerSecond: number;
  p95Ms: number;
  ratio: number;
  bar: number | undefined;
} & Probe & {
    rounds: Round[];
  };

type Round = { requestsPerSecond: number; p95Ms: number };

const settleMs = 200;

/** All targets in turn, round after round: what disturbs the machine disturbs them alike. */
export async function measureLoad(
  address: string,
  [ceiling, ...others]: readonly [Target, ...Target[]],
  plan: Plan,
): Promise<Measurement[]> {
  const measured = [];
  for (const target of [ceiling, ...others]) {
    measured.push({ target, probe: await probe(address, target), rounds: [] as Round[] });
  }
  for (const { target } of measured) await settledRound(address, target, plan);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const { target, rounds } of measured) rounds.push(await settledRound(address, target, plan));
  }
  const ceilingSpeeds = measured[0]?.rounds.map(speedOf) ?? [];
  return measured.map(({ target, probe, rounds }) => ({
    name: target.name,
    path: target.path,
    requestsPerSecond: median(rounds.map(speedOf)),
    p95Ms: median(rounds.map((round) => round.p95Ms)),
    ratio: medianRatio(rounds.map(speedOf), ceilingSpeeds),
    bar: target.bar,
    ...probe,
    rounds,
  }));
}

/** Slower than it must be, as a share of the ceiling. */
export function isBelowBar({ ratio, bar }: Pick<Measurement, 'ratio' | 'bar'>): boolean {
  return bar !== undefined && ratio < bar;
}

function speedOf(round: Round): number {
  return round.requestsPerSecond;
}

/** A round ends in the middle of requests, which the server must have finished before the next target's time counts. */
export async function settledRound(address: string, target: Target, plan: Plan): Promise<Round> {
  await delay(settleMs);
  await probe(address, target);
  return runRound(address, target, plan);
}

function runRound(address: string, { path, headers }: Target, { seconds, connections }: Plan): Promise<Round> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    const statuses = new Set<number>();
    const errors = new Set<string>();
    const started = performance.now();
    let lastAnswer = started;
    // Sampled finely because a run ends only with a sample.
    const options = { url: `${address}${path}`, headers, connections, duration: seconds, timeout: 5, sampleInt: 100 };
    const load = autocannon(options, (error, result) => {
      if (error) return reject(error);
      const wrong = [...statuses].filter((status) => status !== 200);
      if (result.errors > 0 || result.timeouts > 0 || wrong.length > 0 || latencies.length === 0) {
        const counts = `${result.errors} errors, ${result.timeouts} timeouts, ${latencies.length} answers`;
        return reject(new Error(`${path}: ${[counts, ...statuses, ...errors].join(', ')}`));
      }
      const elapsed = (lastAnswer - started) / 1000;
      resolve({ requestsPerSecond: latencies.length / elapsed, p95Ms: percentile(latencies, 0.95) });
    });
    load.on('reqError', (error) => errors.add(String(error)));
    load.on('response', (_client, status, _bytes, milliseconds) => {
      lastAnswer = performance.now();
      latencies.push(milliseconds);
      statuses.add(status);
    });
  });
}
