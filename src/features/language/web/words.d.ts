import type { Words } from '#src/features/language/messages-catalogue.ts'

/** Message keys are checked by type: `useTranslations('listing')('titel')` does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Words
    Locale: 'en-SG' | 'zh-SG'
  }
}
