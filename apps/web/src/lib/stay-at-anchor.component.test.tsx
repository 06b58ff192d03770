import { type InitialEntry, MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useStayAtAnchor } from './stay-at-anchor.ts'

afterEach(() => scrollTo({ top: 0, behavior: 'instant' }))

function Screen({ above }: { above: number }) {
  useStayAtAnchor()
  return (
    <>
      <div style={{ height: above }} />
      <section id="blocked" style={{ height: 3_000 }} />
    </>
  )
}

async function open(address: InitialEntry) {
  const screen = (above: number) => (
    <MemoryRouter initialEntries={[address]}>
      <Screen above={above} />
    </MemoryRouter>
  )
  const { rerender } = await render(screen(500))
  return { load: () => rerender(screen(1_100)) }
}

describe('a page that was opened at a section', () => {
  it('scrolls to it again once the content above it has loaded', async () => {
    const { load } = await open('/security#blocked')
    await load()
    await expect.poll(() => document.getElementById('blocked')?.getBoundingClientRect().top).toBeLessThan(100)
  })

  it.each([
    ['the user has pressed a key', '/security#blocked', () => dispatchEvent(new KeyboardEvent('keydown'))],
    ['no section was asked for', '/security', () => {}],
    ['the user has come back to it', { pathname: '/security', hash: '#blocked', key: 'earlier' }, () => {}],
  ])('stays where it is when %s', async (_reason, address, act) => {
    const { load } = await open(address)
    act()
    await load()
    // The observer reports before the second frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(scrollY).toBe(0)
  })
})
