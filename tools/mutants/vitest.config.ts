import { defineConfig } from 'vitest/config'

/** The tests of rules alone, which need no database: those of the features that are changed. */
const features = process.env['CHANGED_FEATURES']!.split(' ')

export default defineConfig({
  test: {
    include: features.flatMap((feature) => [`src/features/${feature}/rules/**/*.test.ts`, `src/features/${feature}/*.test.ts`]),
    testTimeout: 60_000,
    pool: 'threads',
    // Rules keep nothing between two tests, so one thread may run them all, which is many times as fast.
    isolate: false,
  },
})
