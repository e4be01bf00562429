export default {
  dialect: 'postgresql',
  schema: ['./src/platform/*/*.tables.ts', './src/outside/*/*/*.tables.ts', './src/features/*/server/*.tables.ts'],
  out: './migrations',
}
