import { useLocale } from 'use-intl'
import type { Culture } from '#src/kit/culture.ts'

/** The language of the page, as the API names it. */
export const useCulture = (): Culture => (useLocale() === 'zh-SG' ? 'zh' : 'en')
