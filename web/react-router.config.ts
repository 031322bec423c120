import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // All addresses come with the first page, in one file that is kept: following a link never waits for a list of them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
