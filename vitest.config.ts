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

/** Puts something else in the place of a module, so that it must be the first to load it. */
const replacesModules = 'test/safety/many-guesses.test.ts'
const needsDatabase = ['src/**/server/*.test.ts', 'test/{catalogue,safety,platform,house}/**/*.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['test/postgres.ts'],
    // One more try on a busy machine, as the journeys have; the report names what needed it.
    retry: process.env.CI ? 1 : 0,
    sequence: { sequencer: LongFirst },
    // Files follow one another in one process, with what they import loaded once.
    isolate: false,
    setupFiles: ['test/each-file.ts'],
    // The journeys run beside them; with more, each takes the others' place in the processor's caches.
    maxWorkers: 2,
    // Limits for what hangs; a slow machine takes three times as long as a fast one.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          pool: 'threads',
          include: ['{src,demonstration,tools,test/made-up-language}/**/*.test.{ts,tsx}'],
          exclude: [...needsDatabase, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          pool: 'forks',
          include: needsDatabase,
          exclude: [replacesModules],
          // The site is tested as it was built, not as a test runner would read it.
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
      { extends: true, test: { name: 'apart', pool: 'forks', isolate: true, include: [replacesModules] } },
    ],
  },
})
