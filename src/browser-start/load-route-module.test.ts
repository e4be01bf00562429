import { expect, test, vi } from 'vitest'

test('a page whose files are gone is loaded anew once for each file, also after it was loaded anew', async () => {
  const stored = new Map<string, string>()
  const reload = vi.fn()
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('location', { origin: 'https://shop.example', reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  const open = async (module: string): Promise<void> => {
    vi.resetModules()
    const { loadRouteModule } = await import('./load-route-module.ts')
    void loadRouteModule({ id: module, module }, {})
    await new Promise((later) => setTimeout(later, 20))
  }
  for (const module of ['/assets/a.js', '/assets/b.js', '/assets/a.js', '/assets/b.js']) await open(module)
  expect(reload).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
