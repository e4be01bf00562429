import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // The floor plan is small: sending it whole saves a request with every first visit to a kind of page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
