/**
 * Writes the SQL migration that leads from the last one to the tables as they are now declared.
 *
 *   npm run migration -- --name what-it-does
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const here = import.meta.dirname
const command = [join(here, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--config', join(here, 'drizzle.config.ts')]
process.exitCode = spawnSync(process.execPath, [...command, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
