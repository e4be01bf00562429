import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'tools/**/*.test.ts', 'test/{catalogue,safety,platform,house}/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
