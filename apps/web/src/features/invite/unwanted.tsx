import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { ReportIt } from './report-it.tsx'

type UnwantedProps = ComponentProps<typeof ReportIt> & { onBlock: () => void }

/** For whom a polite no is not enough. */
export function Unwanted({ onBlock, ...invite }: UnwantedProps) {
  const { inviter } = invite
  return (
    <section className="mt-6 border-t-2 border-faint pt-5">
      <h2 className="text-xl">Something wrong with this invite?</h2>
      <p className="mt-1 text-muted">
        You owe nobody an answer, and we do not tell {inviter} that you block or report.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" className="wrap-anywhere" onClick={onBlock}>
          Block {inviter}
        </Button>
        <ReportIt {...invite} />
      </div>
    </section>
  )
}
