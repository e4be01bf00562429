import { mergeConfig, type Plugin } from 'vite'
import shop from '../../vite.config.ts'
import { replacementOf } from './replacements.ts'

const madeUpLanguage: Plugin = {
  name: 'made-up-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: /(?:languages|messages)\.ts$/ },
    async handler(id, importer) {
      const resolved = await this.resolve(id, importer, { skipSelf: true })
      return (resolved && replacementOf(resolved.id, importer)) ?? resolved
    },
  },
}

export default mergeConfig(shop, { plugins: [madeUpLanguage], build: { minify: false, reportCompressedSize: false } })
