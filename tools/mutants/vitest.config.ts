import { defineConfig } from 'vitest/config'

/** The tests of rules alone, which need no database. */
export default defineConfig({
  test: { include: ['src/features/*/rules/**/*.test.ts', 'src/features/*/*.test.ts'], testTimeout: 60_000, pool: 'threads' },
})
