import { parentPort, workerData } from 'node:worker_threads'
import { serveRenders } from '#src/platform/pages-cache/render-thread.ts'
import { builtSite, type SiteConfig } from './built-site.ts'

/** What a render thread runs. It has the site and no part of the shop: what pages are made from comes through its port. */
const config = workerData as SiteConfig
serveRenders(parentPort!, await builtSite(config), config.publicOrigin)
