import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ScrollMemory } from './scroll-memory.tsx'

/** A page in a new document, where the last one was left at 700 pixels. */
async function open(pathname: string, how: NavigationTimingType) {
  sessionStorage.setItem('squash-scroll', JSON.stringify({ 'default /rules': 700 }))
  vi.spyOn(PerformanceNavigationTiming.prototype, 'type', 'get').mockReturnValue(how)
  await render(
    <MemoryRouter initialEntries={[pathname]}>
      <div className="h-[4000px]" />
      <ScrollMemory />
    </MemoryRouter>,
  )
}
afterEach(() => {
  scrollTo({ top: 0, behavior: 'instant' })
  sessionStorage.clear()
})

describe('where a page opens', () => {
  it.each(['reload', 'back_forward'] as const)('is where the user left it, after a %s', async (how) => {
    await open('/rules', how)
    expect(scrollY).toBe(700)
  })

  it('is its top when the user opens it again', async () => {
    await open('/rules', 'navigate')
    expect(scrollY).toBe(0)
  })

  it('is its top when the position belongs to another page', async () => {
    await open('/terms', 'back_forward')
    expect(scrollY).toBe(0)
  })
})
