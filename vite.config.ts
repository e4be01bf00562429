import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Bundled into the server's files, because reading six thousand icons at start takes a second.
  ssr: { noExternal: ['@tabler/icons-react'] },
  // A font or picture inlined as data would need a looser content policy.
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
