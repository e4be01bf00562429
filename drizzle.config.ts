import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/session/session.tables.ts', './src/features/*/server/*.tables.ts'],
  out: './migrations',
})
