import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fold } from './fold.tsx'
import { unfoldForPrint } from './unfold-for-print.ts'

function Round({ label, opens }: { label: string; opens: boolean }) {
  const [isOpen, setOpen] = useState(opens)
  useEffect(unfoldForPrint, [])
  return (
    <Fold label={label} isOpen={isOpen} onToggle={setOpen}>
      All of {label}
    </Fold>
  )
}

it('a fold is open on paper, also in older browsers, and then as the user left it', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false)
  await render(
    <>
      <Round label="Round 1" opens />
      <Round label="Round 2" opens={false} />
    </>,
  )
  const [first, second] = [page.getByText('All of Round 1'), page.getByText('All of Round 2')]
  await expect.element(second).not.toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  expect([first.element().checkVisibility(), second.element().checkVisibility()]).toEqual([true, true])
  dispatchEvent(new Event('afterprint'))
  await expect.element(second).not.toBeVisible()
  await expect.element(first).toBeVisible()
})
