import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { facebookApp } from '#test/social/facebook.ts'
import { appleClient, googleClient } from '#test/social/openid-provider.ts'
import { temporaryFolder } from '#tools/temporary.ts'
import { launchOptions } from '#tools/browser.ts'

const port = Number(process.env.JOURNEYS_PORT ?? 4310)
const origin = `http://localhost:${port}`
const [openId, facebook] = [`http://localhost:${port + 2}`, `http://localhost:${port + 3}`]
/** The configuration of a shop with real sign-in providers. */
const providers = {
  GOOGLE_CLIENT_ID: googleClient,
  GOOGLE_ISSUER: openId,
  APPLE_CLIENT_ID: appleClient,
  APPLE_ISSUER: openId,
  FACEBOOK_APP_ID: facebookApp.appId,
  FACEBOOK_APP_SECRET: facebookApp.appSecret,
  FACEBOOK_URL: facebook,
  FACEBOOK_GRAPH_URL: facebook,
}
/** One folder for the run: its workers read this file too, and find the database by it. */
const dataDir = (process.env.JOURNEYS_DATA ??= mkdtempSync(join(temporaryFolder, 'journeys-')))
const narrow = { width: 360, height: 780 }
const wide = { width: 1280, height: 900 }

export interface JourneyOptions {
  culture: 'en' | 'zh'
}

/**
 * Each journey runs once in each language and at each width, but for those with the same steps in both (`once` and `onPhone`
 * of journey.ts, and the files below). The made-up language, which is longer than both, opens every page at both widths.
 * With PICTURES=1, which takes screenshots and writes stories for people, these run in the other two forms too.
 */
const pictured = /(by-keyboard|every-page|northwind|not-sold)\.spec\.ts$/
/** Journeys with the same steps at any width, whose pages every-page.spec.ts opens: run once, in one language. */
const inEnglish =
  /(braintree-pages|declined-card|delivery|failed-calls|made-up-language|newsletter-contact|over-pictures|social|wishlist)\.spec\.ts$/
const inChinese = /(brands|instalments|member-area|members-year|promotions|saved-card|sign-in|slow-line|tenders|three-d-secure)\.spec\.ts$/

/** Journeys through the real shop: its own database, its own bank, a real Chromium. */
export default defineConfig<JourneyOptions>({
  testDir: '.',
  // A journey with a shop of its own loads the built site, which is JavaScript already.
  build: { external: ['**/build/server/**'] },
  outputDir: '../../test-results/journeys',
  fullyParallel: false,
  workers: 2,
  // One more try on a busy machine; the report calls it flaky.
  retries: process.env.CI ? 1 : 0,
  // Limits for what hangs: the longest journey takes 100 seconds on the slowest machine so far.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.JOURNEYS_REPORT ? [['json', { outputFile: join('../..', process.env.JOURNEYS_REPORT) }] as const] : []),
  ] as never,
  use: {
    baseURL: origin,
    // A page is emptied for the next test, with its cookies and whatever else it stored: a new one takes a twelfth more of the processor.
    reuseContext: true,
    launchOptions: launchOptions({ draws: Boolean(process.env.PICTURES) }),
    // A trace of every page costs as much as the page; a failure is tried again with one.
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
  projects: [
    { name: 'en-1280', testIgnore: inChinese, grepInvert: /@phone/, use: { viewport: wide, culture: 'en' } },
    { name: 'zh-360', testIgnore: inEnglish, grepInvert: /@once/, use: { viewport: narrow, culture: 'zh', hasTouch: true } },
    ...(process.env.PICTURES
      ? [
          { name: 'en-360', testMatch: pictured, use: { viewport: narrow, culture: 'en', hasTouch: true } as const },
          { name: 'zh-1280', testMatch: pictured, use: { viewport: wide, culture: 'zh' } as const },
        ]
      : []),
  ],
  webServer: [
    {
      command: `${process.execPath} --disable-warning=ExperimentalWarning test/journeys/identity-providers.ts`,
      cwd: join(import.meta.dirname, '../..'),
      url: `${openId}/.well-known/openid-configuration`,
      env: { OPENID_PORT: String(port + 2), FACEBOOK_PORT: String(port + 3), SHOP_ORIGIN: origin },
      stdout: 'ignore',
      // It says that it is a provider for development only.
      stderr: 'ignore',
    },
    {
      command: `${process.execPath} build/shop/main.js`,
      cwd: join(import.meta.dirname, '../..'),
      url: `${origin}/readyz`,
      env: {
        PORT: String(port),
        BANK_PORT: String(port + 1),
        DATA_DIR: dataDir,
        NODE_ENV: 'test',
        GUESTS_PER_NETWORK: '9999999',
        ...providers,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: 60_000,
    },
  ],
})
