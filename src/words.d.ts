import type { Words } from './words.ts'

/** Message keys are checked by type: `useTranslations('listing')('titel')` does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Words
  }
}
