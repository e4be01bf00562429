import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const takesLong = ({ moduleId }: TestSpecification): boolean =>
  /\/test\/(safety|platform\/start|catalogue\/(command|large-import))/.test(moduleId)

/** What takes long goes first, so that no worker is left with it at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(takesLong(b)) - Number(takesLong(a)))
  }
}

export default defineConfig({
  test: {
    // One more try on a busy machine, as the journeys have; the report names what needed it.
    retry: process.env.CI ? 1 : 0,
    include: [
      'src/**/*.test.{ts,tsx}',
      'demonstration/**/*.test.ts',
      'tools/**/*.test.ts',
      'test/{catalogue,safety,platform,house}/**/*.test.ts',
    ],
    globalSetup: ['test/postgres.ts'],
    sequence: { sequencer: LongFirst },
    // The site is tested as it was built, not as a test runner would read it.
    server: { deps: { external: [/\/build\/server\//] } },
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
