import { buildIfStale } from '#tools/build.ts'

export const madeUpBuild = 'build/made-up-language'

/** Builds the site with the made-up language in it. It is for tests, so it is not made small. */
export const buildMadeUpSite = (): void =>
  buildIfStale({
    folder: madeUpBuild,
    config: 'test/made-up-language/vite.config.ts',
    moreSources: ['test/made-up-language/*.ts'],
  })

if (import.meta.main) buildMadeUpSite()
