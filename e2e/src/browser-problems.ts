import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/** Whoever leaves a page stops what it was still fetching; a browser that runs no scripts refuses to fetch them. */
const harmless = new Set(['net::ERR_ABORTED', 'csp']);

/** Everything that went wrong in a browser without the visitor asking for it; any of it fails the test. */
export class BrowserProblems {
  #found: string[] = [];
  #expected: RegExp[] = [];

  /** Returns what ends the watch. */
  watch(context: BrowserContext): () => void {
    // Violations of the content security policy and failed answers are written to the console by the browser itself.
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      if (!isExpectedWithoutConnection(url, message.text())) this.#found.push(`console: ${message.text()} (${url})`);
    };
    // A hydration mismatch surfaces as an uncaught error.
    const onError = (problem: WebError) => {
      this.#found.push(`page error: ${problem.error()}`);
    };
    const onFailure = (request: Request) => {
      const reason = request.failure()?.errorText ?? '';
      if (harmless.has(reason) || isExpectedWithoutConnection(request.url(), reason)) return;
      this.#found.push(`request failed: ${request.url()} ${reason}`);
    };
    context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailure);
    return () => context.off('console', onConsole).off('weberror', onError).off('requestfailed', onFailure);
  }

  /** Answers with this status are part of the test. */
  expectStatus(status: number): void {
    this.expect(new RegExp(`the server responded with a status of ${status} `));
  }

  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  all(): readonly string[] {
    return this.#found;
  }

  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}

/**
 * What the browser asks for while nobody waits for it, so also just when a test cuts the connection: scripts of other screens,
 * rewards to tell of, the place that somebody is reading. And without a connection the server is asked for before anything is held back.
 */
const askedUnnoticed = [/^\/assets\//, /^\/api\/rpc\/achievements\/news$/, /^\/api\/.+\/reading$/, /^\/healthz$/];

function isExpectedWithoutConnection(url: string, reason: string): boolean {
  if (!reason.includes('net::ERR_INTERNET_DISCONNECTED')) return false;
  const { pathname } = new URL(url);
  return askedUnnoticed.some((path) => path.test(pathname));
}
