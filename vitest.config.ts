import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const takesLong = /\/test\/(safety|platform\/start|catalogue\/(command|large-import))/
/** Tests that wait for seconds, until a bank's time is over or a job is due. */
const waits =
  /(newsletter|payment|refunds|leaving|slots|tenders)\.api|\/(lost-answers|idle|jobs|changes|connections|own-process|deliveries)\.test/
const doesWait = ({ moduleId }: TestSpecification): boolean => waits.test(moduleId)
const doesTakeLong = (file: TestSpecification): boolean => takesLong.test(file.moduleId) && !doesWait(file)

/**
 * What takes long goes first, so that no worker is left with it, and between two of these one that waits: the journeys alone do not
 * keep two processors busy while both workers wait.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [waiting, long, others] = [
      files.filter(doesWait),
      files.filter(doesTakeLong),
      files.filter((file) => !doesWait(file) && !doesTakeLong(file)),
    ]
    const busy = [...long, ...others]
    return [...waiting.flatMap((file, at) => [file, ...busy.slice(at, at + 1)]), ...busy.slice(waiting.length)]
  }
}

/**
 * Most code of a shop runs too seldom to repay its best compiled form, and a young generation that starts small is collected often:
 * with these, five features' tests took 59 to 61 core seconds instead of 69 to 71, and all that need a shop 389 instead of 403.
 */
const forShortLives = ['--no-opt', '--min-semi-space-size=16', '--max-semi-space-size=32']

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
          execArgv: forShortLives,
          // The site is tested as it was built, not as a test runner would read it.
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
      { extends: true, test: { name: 'apart', pool: 'forks', isolate: true, include: [replacesModules] } },
    ],
  },
})
